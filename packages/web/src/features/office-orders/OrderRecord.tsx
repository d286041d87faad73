import { Undo2 } from "lucide-react";
import type { ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { formatMoney } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import type { Fact } from "#ui/Facts.tsx";
import { Money } from "#ui/Money.tsx";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import { noteForm } from "#ui/record/note-form.tsx";
import { formAction, type RecordAction } from "#ui/record/record-action.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { OrderBadge } from "#entities/order/OrderBadge.tsx";
import { useOrder, type Order } from "./queries.ts";

interface OrderRecordProps {
  readonly adminId: number;
  readonly orderId: number;
  readonly beside?: boolean;
}

/** An order of a pack, and its refund. */
export function OrderRecord({ adminId, orderId, beside }: OrderRecordProps): ReactElement {
  const t = useT();
  return (
    <DetailPage
      key={orderId}
      beside={beside}
      query={useOrder(orderId)}
      list={{ href: pathTo("/app/admin/{admin_id}/orders", { admin_id: adminId }), label: t("office.orders.title") }}
      page={{
        href: pathTo("/app/admin/{admin_id}/orders/{id}", { admin_id: adminId, id: orderId }),
        label: t("office.order.open"),
      }}
      title={({ reference }) => reference}
      badge={({ state }) => <OrderBadge state={state} />}
      actions={(order) => actionsOf(order, t)}
      facts={(order) => factsOf(order, adminId, t)}
    />
  );
}

const actionsOf = (
  { id, reference, version, can, remaining, refundable_pence }: Order,
  t: Translate,
): RecordAction[] => [
  formAction("refundOrder", {
    can: can.refund,
    kind: "danger",
    icon: <Undo2 aria-hidden="true" />,
    label: t("office.order.refund"),
    ask: {
      title: t("office.order.refundTitle", { amount: formatMoney(refundable_pence, t.locale), reference }),
      text: t("office.order.refundText", { count: remaining }),
    },
    form: noteForm({ label: t("office.order.note"), need: t("office.order.noteNeed") }),
    input: ({ message }) => ({ params: { id: String(id) }, body: { note: message.trim(), version } }),
    done: t("office.order.refundDone"),
  }),
];

function factsOf(order: Order, adminId: number, t: Translate): Fact[] {
  const at = (value: string | null) => value && <DateText value={value} time />;
  return [
    {
      label: t("office.order.driver"),
      value: (
        <UiLink href={pathTo("/app/admin/{admin_id}/users/{id}", { admin_id: adminId, id: order.consumer.id })}>
          {order.consumer.name}
        </UiLink>
      ),
    },
    {
      label: t("office.order.pack"),
      value: t("office.order.packText", { count: order.credits, free: order.free_scans }),
    },
    { label: t("office.order.price"), value: <Money pence={order.price_pence} /> },
    { label: t("office.order.vat"), value: order.vat_pence > 0 && <Money pence={order.vat_pence} /> },
    { label: t("office.order.ordered"), value: at(order.created_at) },
    { label: t("office.order.paid"), value: at(order.paid_at) },
    { label: t("office.order.payment"), value: order.payment },
    { label: t("office.order.left"), value: order.paid_at !== null && String(order.remaining) },
    {
      label: t("office.order.refundPence"),
      value: order.refund_pence !== null && <Money pence={order.refund_pence} />,
    },
    { label: t("office.order.refunded"), value: at(order.refunded_at) },
    { label: t("office.order.note"), value: order.refund_note },
  ];
}
