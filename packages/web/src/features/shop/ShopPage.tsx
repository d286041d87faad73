import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card, Section } from "#ui/Card.tsx";
import { DataList, Row } from "#ui/DataList.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { OrderBadge } from "#entities/order/OrderBadge.tsx";
import { useCredit } from "#entities/scan/queries.ts";
import { Balance } from "./Balance.tsx";
import { BuyForm } from "./BuyForm.tsx";
import { History } from "./History.tsx";
import { useOrders, usePacks, type OrderRow } from "./queries.ts";

interface ShopPageProps {
  readonly consumerId: number;
  readonly paths: ConsumerPaths;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** What a driver has left, packs to buy, orders, and where each scan went. */
export function ShopPage({ consumerId, paths, page, onPage }: ShopPageProps): ReactElement {
  const t = useT();
  const credit = useCredit(consumerId);
  const packs = usePacks();
  return (
    <Page
      title={t("shop.title")}
      lead={t("shop.lead")}
      back={{ href: paths.scans }}
      help={{ href: helpPath("scans") }}
      width="narrow"
    >
      <Loaded query={credit} shape="card">
        {(left) =>
          left.balance === 0 ? (
            <Card
              tone="soon"
              title={t("scan.credits.none")}
              actions={<ButtonLink href={paths.freeCheck()}>{t("shop.freeCheck")}</ButtonLink>}
            >
              <p>{t("shop.noneText")}</p>
            </Card>
          ) : (
            <Balance credit={left} />
          )
        }
      </Loaded>
      <Section title={t("shop.buy")}>
        <Loaded query={packs} shape="card">
          {(offer) => (offer.packs.length === 0 ? <p>{t("shop.notSold")}</p> : <BuyForm offer={offer} paths={paths} />)}
        </Loaded>
      </Section>
      <Orders consumerId={consumerId} paths={paths} />
      <History consumerId={consumerId} page={page} onPage={onPage} />
    </Page>
  );
}

/** Nothing for whoever has not bought yet. */
function Orders({ consumerId, paths }: Pick<ShopPageProps, "consumerId" | "paths">): ReactElement | null {
  const t = useT();
  const list = useOrders(consumerId).data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Section title={t("shop.orders")}>
      <DataList
        items={list}
        label={t("shop.orders")}
        keyOf={({ id }) => id}
        nameOf={({ reference }) => reference}
        hrefOf={({ reference }) => paths.order(reference)}
        row={(order) => <OrderLine order={order} />}
      />
    </Section>
  );
}

function OrderLine({ order }: { readonly order: OrderRow }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Row
      title={t("shop.order.packText", { count: order.credits, free: order.free_scans })}
      badge={<OrderBadge state={order.state} />}
      meta={format.facts(format.money(order.price_pence), format.day(order.created_at, "short"), order.reference)}
    />
  );
}
