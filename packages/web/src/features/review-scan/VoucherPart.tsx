import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/ChoiceFields.tsx";
import { toast } from "#ui/toast.ts";
import { useRewardOffers, type Offer } from "./reward-queries.ts";
import css from "./Reward.module.css";

interface VoucherPartProps {
  readonly scanId: number;
  readonly reviewer: Reviewer;
}

/** Gives one of the discounts that are on offer. */
export function VoucherPart({ scanId, reviewer }: VoucherPartProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { data } = useRewardOffers(scanId);
  const { run, busy } = useAction(reviewer.calls.giveVoucher, { quiet: true });
  const [chosen, setChosen] = useState("");
  const offers = data?.list ?? [];
  const give = async (): Promise<void> => {
    const given = await run({ body: { scan_id: scanId, discount_id: Number(chosen) } });
    if (given) toast.success(t(given.state === "completed" ? "office.reward.given" : "office.reward.willBeGiven"));
  };
  if (data && offers.length === 0)
    return (
      <div className={css.part}>
        <p className={css.soft}>{t(reviewer.kind === "admin" ? "office.reward.noneAdmin" : "office.reward.none")}</p>
      </div>
    );
  const nameOf = ({ title, amount_pence: pence, member_name: company }: Offer): string =>
    format.facts(title, format.money(pence, true), company ?? t("office.reward.platform"));
  return (
    <div className={css.part}>
      <SelectField
        id="reward-voucher"
        name="reward-voucher"
        label={t("office.reward.voucher")}
        ask={t("office.reward.noVoucher")}
        options={offers.map((offer) => ({ value: String(offer.discount_id), label: nameOf(offer) }))}
        value={chosen}
        onChange={setChosen}
      />
      {chosen !== "" && (
        <div className={css.buttons}>
          <Button small busy={busy} onClick={() => void give()}>
            {t("office.reward.give")}
          </Button>
        </div>
      )}
    </div>
  );
}
