import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { idOf } from "#kit/list-address.ts";
import { select } from "#kit/list-filters.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { Row } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { OrderBadge } from "#entities/order/OrderBadge.tsx";
import { OrderRecord } from "./OrderRecord.tsx";
import { useOrders, type OrderListBody, type OrderRow } from "./queries.ts";

const orderFilters = listFilters<OrderListBody>()({
  perPage: 25,
  search: (t) => t("office.orders.search"),
  filters: {
    state: select({
      label: (t) => t("office.orders.state"),
      queries: {
        all: {},
        created: { filters: { state: "created" } },
        paid: { filters: { state: "paid" } },
        failed: { filters: { state: "failed" } },
        cancelled: { filters: { state: "cancelled" } },
        expired: { filters: { state: "expired" } },
        refunding: { filters: { state: "refunding" } },
        refunded: { filters: { state: "refunded" } },
      },
      name: (state, t) => (state === "all" ? t("office.orders.stateAll") : t(`base.state.order.${state}`)),
    }),
  },
});

/** Packs of scans that drivers have ordered, newest first. */
export function OrdersPage({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const list = useList(orderFilters);
  const { address } = list;
  const query = useOrders(list.body);
  const openKey = idOf(address.values["open_field"]);
  return (
    <ListPage
      title={t("office.orders.title")}
      lead={t("office.orders.lead")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }) }}
      {...listProps(query, list)}
      empty={<Empty picture="list" title={t("office.orders.none")} text={t("office.orders.noneText")} />}
      keyOf={(order) => order.id}
      nameOf={(order) => order.reference}
      row={(order) => <OrderLine order={order} />}
      onOpen={(order) => address.set({ open_field: order.id })}
      openKey={openKey}
      detailLabel={t("office.orders.title")}
      detail={openKey === null ? null : <OrderRecord key={openKey} beside adminId={adminId} orderId={openKey} />}
    />
  );
}

function OrderLine({ order }: { readonly order: OrderRow }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Row
      title={order.reference}
      badge={<OrderBadge state={order.state} />}
      meta={
        <>
          {order.consumer.name}
          <br />
          {format.facts(
            format.money(order.price_pence),
            format.day(order.created_at, "short"),
            order.is_test && t("office.order.test"),
          )}
        </>
      }
    />
  );
}
