import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import type { Order } from "./queries.ts";
import css from "./Shop.module.css";

/** The right to cancel within 14 days. */
export function RefundSection({ order }: { readonly order: Order }): ReactElement {
  const t = useT();
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const refund = useAction("refundCreditOrder", { onDone: () => toast.success(t("shop.refund.done")) });
  const amount = format.money(order.refundable_pence);
  const day = order.cancel_until === null ? "" : format.day(order.cancel_until);
  return (
    <div className={css.screenOnly}>
      <Section title={t("shop.refund.title")} lead={t("shop.refund.text", { day, amount })}>
        <div>
          <Button onClick={() => setAsked(true)}>{t("shop.refund.go")}</Button>
        </div>
        <Confirm
          open={asked}
          onClose={() => setAsked(false)}
          danger
          title={t("shop.refund.ask")}
          actionLabel={t("shop.refund.go")}
          onConfirm={() => refund.send({ params: { reference: order.reference }, body: { version: order.version } })}
        >
          <p>{t("shop.refund.askText", { amount, count: order.remaining })}</p>
        </Confirm>
      </Section>
    </div>
  );
}
