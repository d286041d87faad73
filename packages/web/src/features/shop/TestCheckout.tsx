import type { ReactElement } from "react";
import { FlaskConical } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { useNavigateTo } from "#kit/use-navigate-to.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Facts } from "#ui/Facts.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Money } from "#ui/Money.tsx";
import { Page } from "#ui/Page.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useOrder, type Order } from "./queries.ts";

interface TestCheckoutProps {
  readonly reference: string;
  readonly paths: ConsumerPaths;
}

/** Stands where a payment provider's page would: the buyer decides what becomes of the payment, and no money moves. */
export function TestCheckout({ reference, paths }: TestCheckoutProps): ReactElement {
  const t = useT();
  return (
    <Page title={t("shop.test.title")} badge={<FlaskConical aria-hidden="true" />} width="narrow">
      <Loaded query={useOrder(reference)}>
        {(order) =>
          order.state === "created" ? (
            <Decide order={order} paths={paths} />
          ) : (
            <Card
              actions={
                <ButtonLink kind="main" href={paths.order(reference)}>
                  {t("shop.test.see")}
                </ButtonLink>
              }
            >
              <p>{t("shop.test.over")}</p>
            </Card>
          )
        }
      </Loaded>
    </Page>
  );
}

function Decide({ order, paths }: { readonly order: Order; readonly paths: ConsumerPaths }): ReactElement {
  const t = useT();
  const format = useFormat();
  const go = useNavigateTo();
  const { reference } = order;
  const decide = useAction("decideTestPayment", {
    onDone: () => go(paths.order(reference), { replace: true }),
  });
  const end = (outcome: "paid" | "declined") => () => void decide.run({ params: { reference }, body: { outcome } });
  return (
    <Card
      tone="soon"
      actions={
        <>
          <Button kind="main" busy={decide.busy} onClick={end("paid")}>
            {t("shop.test.pay", { price: format.money(order.price_pence) })}
          </Button>
          <Button disabled={decide.busy} onClick={end("declined")}>
            {t("shop.test.decline")}
          </Button>
          <ButtonLink kind="quiet" href={paths.order(reference)}>
            {t("shop.test.cancel")}
          </ButtonLink>
        </>
      }
    >
      <p>{t("shop.test.lead")}</p>
      <Facts
        facts={[
          {
            label: t("shop.order.what"),
            value: t("shop.order.packText", { count: order.credits, free: order.free_scans }),
          },
          { label: t("shop.order.total"), value: <Money pence={order.price_pence} vat={order.vat_rate_percent > 0} /> },
        ]}
      />
    </Card>
  );
}
