import { useState, type ReactElement } from "react";
import { TicketCheck } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { worthOf } from "#kit/discount-words.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { useRedeemVoucher, type VoucherView } from "./queries.ts";
import { VerdictPanel } from "./VerdictPanel.tsx";
import { VoucherFacts } from "./VoucherFacts.tsx";
import { voucherVerdict } from "./voucher-verdict.ts";

interface RedeemVoucherProps {
  readonly voucher: VoucherView;
  /** Reads the voucher again. */
  readonly onStale: () => Promise<unknown>;
}

/** What a voucher's QR opens on the fitter's phone: whether it counts, whose it is, and the button that uses it. */
export function RedeemVoucher({ voucher, onStale }: RedeemVoucherProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const [redeemed, setRedeemed] = useState(false);
  const { send } = useRedeemVoucher();
  const amount = worthOf(voucher, t, format);
  const { name } = voucher.consumer;
  const use = async (): Promise<void> => {
    await send({ params: { id: String(voucher.id) }, body: { code: voucher.code } });
    setRedeemed(true);
  };
  return (
    <>
      <VerdictPanel verdict={redeemed ? "redeemed" : voucherVerdict(voucher)} amount={amount}>
        {redeemed ? t("office.voucher.done", { amount, name }) : <Sentence voucher={voucher} />}
      </VerdictPanel>
      {voucher.can.use && (
        <Button kind="main" wide icon={<TicketCheck aria-hidden="true" />} onClick={() => setAsking(true)}>
          {t("office.voucher.use")}
        </Button>
      )}
      <Section title={voucher.title} lead={voucher.subtitle || undefined}>
        {voucher.can.use && voucher.state === "reserved" && <p>{t("office.voucher.reservedYours")}</p>}
        <VoucherFacts voucher={voucher} />
      </Section>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("office.voucher.useTitle", { amount })}
        actionLabel={t("office.voucher.use")}
        onConfirm={use}
        onConflict={onStale}
      >
        <p>{t("office.voucher.useText", { name })}</p>
      </Confirm>
    </>
  );
}

function Sentence({ voucher }: { readonly voucher: VoucherView }): string {
  const t = useT();
  const format = useFormat();
  const verdict = voucherVerdict(voucher);
  const when = voucher.used_at ? format.dayTime(voucher.used_at) : "";
  if (verdict === "valid")
    return t("office.voucher.says.valid", {
      amount: worthOf(voucher, t, format),
      name: voucher.consumer.name,
    });
  if (verdict === "expired")
    return t("office.voucher.says.expired", { date: format.day(voucher.expires_on ?? voucher.issued_at) });
  if (verdict !== "used") return t(`office.voucher.says.${verdict}`);
  return voucher.used_at_member
    ? t("office.voucher.says.used", { when, place: voucher.used_at_member })
    : t("office.voucher.says.usedHere", { when });
}
