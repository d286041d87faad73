import type { ReactElement } from "react";
import { addressLine } from "@treadclub/rules/address";
import { useConfig } from "#kit/config.ts";
import { useT } from "#kit/i18n.ts";
import { DateText } from "#ui/DateText.tsx";
import { Facts } from "#ui/Facts.tsx";
import { Money } from "#ui/Money.tsx";
import type { Order } from "./queries.ts";

/** What was bought from whom and for how much, as it is printed. */
export function Receipt({ order }: { readonly order: Order }): ReactElement {
  const t = useT();
  const { operator_name: name, operator_address: address } = useConfig();
  const day = (value: string | null) => value && <DateText value={value} />;
  const isPaid = order.paid_at !== null;
  return (
    <>
      <Facts
        facts={[
          {
            label: t("shop.order.what"),
            value: t("shop.order.packText", { count: order.credits, free: order.free_scans }),
          },
          { label: t("shop.order.total"), value: <Money pence={order.price_pence} size="large" /> },
          {
            label: t("shop.order.vat", { rate: order.vat_rate_percent }),
            value: order.vat_rate_percent > 0 && <Money pence={order.vat_pence} />,
          },
          { label: t("shop.order.ordered"), value: isPaid ? null : day(order.created_at) },
          { label: t("shop.order.day"), value: day(order.paid_at) },
          {
            label: t("shop.order.refundPence"),
            value: order.refund_pence !== null && <Money pence={order.refund_pence} />,
          },
          { label: t("shop.order.left"), value: order.state === "paid" && String(order.remaining) },
          { label: t("shop.order.freeUntil"), value: order.state === "paid" && day(order.free_until) },
          { label: t("shop.order.seller"), value: addressLine(name ?? "TreadClub", address ?? "") },
          { label: t("shop.order.vatNumber"), value: order.vat_number },
        ]}
      />
      {isPaid && order.is_test && <p>{t("shop.order.test")}</p>}
    </>
  );
}
