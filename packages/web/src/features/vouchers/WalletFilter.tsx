import type { ReactElement } from "react";
import type { ListAddress } from "#kit/list-address.ts";
import { useT } from "#kit/i18n.ts";
import { SelectField } from "#ui/ChoiceFields.tsx";
import { SearchBox } from "#ui/SearchBox.tsx";
import type { Voucher } from "#entities/voucher/queries.ts";
import { fitterOf } from "./wallet-groups.ts";
import css from "./Vouchers.module.css";

interface WalletFilterProps {
  readonly vouchers: readonly Voucher[];
  readonly address: ListAddress;
}

/** Fewer are seen at a glance. */
const searchFrom = 7;

/** Search and fitter of a wallet that is too long to be looked through; both stand in the address. */
export function WalletFilter({ vouchers, address }: WalletFilterProps): ReactElement | null {
  const t = useT();
  const fitter = address.values["fitter"] ?? "";
  if (vouchers.length < searchFrom && address.search === "" && fitter === "") return null;
  const names = new Map(
    vouchers.map((one) => [fitterOf(one), one.by === "platform" ? t("wallet.platform") : one.member_name] as const),
  );
  const options = [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, t.locale));
  return (
    <div className={css.filter}>
      <SearchBox label={t("wallet.search")} value={address.search} onChange={(search) => address.set({ search })} />
      {names.size > 1 && (
        <SelectField
          id="wallet-fitter"
          name="fitter"
          label={t("wallet.fitter")}
          options={[{ value: "", label: t("wallet.everyFitter") }, ...options]}
          value={fitter}
          onChange={(value) => address.set({ fitter: value })}
        />
      )}
    </div>
  );
}
