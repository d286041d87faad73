import { needsPrice } from "@treadclub/rules/till";
import { useState, type ReactElement } from "react";
import { TicketCheck } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { worthOf } from "#kit/discount-words.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { useRedeemVoucher, type VoucherView } from "./queries.ts";
import { PriceForm } from "./PriceForm.tsx";
import { countsHere, TillPlace } from "./TillPlace.tsx";
import { useTillLocation } from "./till-location.ts";
import { UndoUse } from "./UndoUse.tsx";
import { VerdictPanel } from "./VerdictPanel.tsx";
import { VoucherFacts } from "./VoucherFacts.tsx";
import { WithdrawVoucher } from "./WithdrawVoucher.tsx";
import { voucherVerdict } from "./voucher-verdict.ts";

interface RedeemVoucherProps {
  readonly memberId: number;
  readonly voucher: VoucherView;
  /** Reads the voucher again. */
  readonly onStale: () => Promise<unknown>;
}

/** What a voucher's QR opens on the fitter's phone: whether it counts, whose it is, and the button that uses it. */
export function RedeemVoucher({ memberId, voucher, onStale }: RedeemVoucherProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const [redeemed, setRedeemed] = useState(false);
  const { send } = useRedeemVoucher();
  const till = useTillLocation(memberId);
  const isLimited = voucher.member_id === memberId && voucher.only_at.length > 0;
  const isUsable = voucher.can.use && (!isLimited || countsHere(voucher, till.here?.id ?? null));
  const amount = voucher.used_pence === null ? worthOf(voucher, t, format) : format.money(voucher.used_pence, true);
  const { name } = voucher.consumer;
  const use = async (pricePence?: number): Promise<void> => {
    const price = pricePence === undefined ? {} : { price_pence: pricePence };
    const place = till.here === null ? {} : { location_id: till.here.id };
    await send({ params: { id: String(voucher.id) }, body: { code: voucher.code, ...price, ...place } });
    setRedeemed(true);
  };
  const isPriced = needsPrice(voucher.conditions);
  const justUsed = redeemed && voucher.state === "used";
  return (
    <>
      {(isUsable || !voucher.can.use) && (
        <VerdictPanel verdict={justUsed ? "redeemed" : voucherVerdict(voucher)} amount={amount}>
          {justUsed ? t("office.voucher.done", { amount, name }) : <Sentence voucher={voucher} />}
        </VerdictPanel>
      )}
      {voucher.can.use && isLimited && <TillPlace voucher={voucher} till={till} />}
      {isUsable && isPriced && <PriceForm voucher={voucher} onUse={use} onStale={onStale} />}
      {voucher.can.undo && voucher.used_at !== null && voucher.undo_until !== null && (
        <UndoUse voucherId={voucher.id} usedAt={voucher.used_at} name={name} until={voucher.undo_until} />
      )}
      {isUsable && !isPriced && (
        <Button kind="main" wide icon={<TicketCheck aria-hidden="true" />} onClick={() => setAsking(true)}>
          {t("office.voucher.use")}
        </Button>
      )}
      <Section title={voucher.title} lead={voucher.subtitle || undefined}>
        {voucher.can.use && voucher.state === "reserved" && <p>{t("office.voucher.reservedYours")}</p>}
        <VoucherFacts voucher={voucher} />
        {voucher.can.withdraw && <WithdrawVoucher voucherId={voucher.id} name={name} onStale={onStale} />}
      </Section>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("office.voucher.useTitle", { amount })}
        actionLabel={t("office.voucher.use")}
        onConfirm={() => use()}
        onConflict={onStale}
      >
        <p>{t("till.useText", { name })}</p>
      </Confirm>
    </>
  );
}

function Sentence({ voucher }: { readonly voucher: VoucherView }): string {
  const t = useT();
  const format = useFormat();
  const verdict = voucherVerdict(voucher);
  const when = voucher.used_at ? format.dayTime(voucher.used_at) : "";
  if (verdict === "valid" && needsPrice(voucher.conditions))
    return t("till.saysPrice", { name: voucher.consumer.name });
  if (verdict === "valid")
    return t("office.voucher.says.valid", {
      amount: worthOf(voucher, t, format),
      name: voucher.consumer.name,
    });
  if (verdict === "expired")
    return t("office.voucher.says.expired", { date: format.day(voucher.expires_on ?? voucher.issued_at) });
  if (verdict === "withdrawn" && voucher.withdrawn_at !== null)
    return t("till.withdrawnOn", { date: format.day(voucher.withdrawn_at) });
  if (verdict === "online") return t("till.says.online");
  if (verdict !== "used") return t(`office.voucher.says.${verdict}`);
  return voucher.used_at_member
    ? t("office.voucher.says.used", { when, place: voucher.used_at_member })
    : t("office.voucher.says.usedHere", { when });
}
