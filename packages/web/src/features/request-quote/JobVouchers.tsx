import type { ReactElement } from "react";
import { worthOf } from "#kit/discount-words.ts";
import { issuerWords } from "#kit/issuer-words.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup } from "#ui/ChoiceFields.tsx";
import { takenOff, type BasketVoucher } from "#entities/voucher/basket-vouchers.ts";
import type { Voucher } from "#entities/voucher/queries.ts";
import { EstimateField } from "#entities/voucher/EstimateField.tsx";
import { reasonWords } from "#entities/voucher/reason-words.ts";
import { hangsOnPrice } from "#entities/voucher/tyre-estimate.ts";
import { UncountedVouchers } from "#entities/voucher/UncountedVouchers.tsx";
import { isChoosable, vouchersForJob } from "./job-vouchers.ts";
import { mostVouchers, toggleVoucher } from "./quote-draft.ts";
import css from "./RequestQuote.module.css";
import type { StepProps } from "./step-props.ts";

interface JobVouchersProps extends StepProps {
  readonly vouchers: readonly Voucher[];
}

/** A wallet may hold hundreds: the best are offered, those ticked stay, the rest is named below. */
const mostOffered = 8;

/** The vouchers for this job: the best four, others to choose instead, and why the rest does not apply. */
export function JobVouchers({ draft, set, errors, vouchers }: JobVouchersProps): ReactElement | null {
  const t = useT();
  const format = useFormat();
  if (vouchers.length === 0) return null;
  const all = vouchersForJob(vouchers, draft);
  const choosable = all.filter(isChoosable);
  const best = choosable.filter(({ reason }) => reason === null);
  const ticked = draft.voucherIds.filter((id) => choosable.some(({ voucher }) => voucher.id === id));
  const offered = choosable.filter(({ voucher }, at) => at < mostOffered || ticked.includes(voucher.id));
  const rest = all.filter((one) => !offered.includes(one));
  const bestIds = best.map(({ voucher }) => voucher.id);
  const isBest = bestIds.length === ticked.length && bestIds.every((id) => ticked.includes(id));
  const amount = format.money(takenOff(best), true);
  const tick = (next: readonly string[]): void => {
    const changed = offered.find(({ voucher: { id } }) => next.includes(String(id)) !== ticked.includes(id));
    if (changed) set({ ...draft, voucherIds: toggleVoucher(ticked, changed.voucher.id) });
  };
  return (
    <section className={css.vouchers}>
      {choosable.some(({ voucher }) => hangsOnPrice(voucher)) && (
        <EstimateField
          id="ask-estimate"
          value={draft.tyrePence}
          onChange={(tyrePence) => set({ ...draft, tyrePence })}
        />
      )}
      {offered.length > 0 && (
        <CheckboxGroup
          id="ask-vouchers"
          name="vouchers"
          label={t("driver.ask.vouchers")}
          hint={t("driver.ask.vouchersHint")}
          options={offered.map((one) => ({
            value: String(one.voucher.id),
            label: t("driver.ask.voucherFor", { amount: worthOf(one.voucher, t, format), title: one.voucher.title }),
            hint: <Hint {...one} />,
          }))}
          error={errors["ask-vouchers"]}
          atMost={mostVouchers}
          value={ticked.map(String)}
          onChange={tick}
        />
      )}
      {best.length > 0 && !isBest && (
        <div>
          <Button onClick={() => set({ ...draft, voucherIds: bestIds })}>
            {t("driver.ask.useBest", { count: best.length, amount })}
          </Button>
        </div>
      )}
      {ticked.length === mostVouchers && choosable.length > mostVouchers && (
        <p role="status">{t("driver.ask.atMostVouchers")}</p>
      )}
      <UncountedVouchers vouchers={rest} />
    </section>
  );
}

/** Who takes it, and whether it goes beside the best ones. */
function Hint({ voucher, reason, pence }: BasketVoucher): ReactElement {
  const t = useT();
  const format = useFormat();
  const fitter = issuerWords(voucher, t);
  return <>{format.facts(fitter, reasonWords({ voucher, reason, pence }, { t, format, channel: "online" }))}</>;
}
