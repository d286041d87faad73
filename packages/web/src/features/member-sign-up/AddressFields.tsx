import type { ReactElement } from "react";
import { useConfig } from "#kit/config.ts";
import { useT } from "#kit/i18n.ts";
import { TextField } from "#ui/TextField.tsx";
import type { FormHandle } from "#ui/use-form.ts";
import { AddressSearch } from "./AddressSearch.tsx";
import type { CompanyDraft } from "./company-draft.ts";

/** By postcode from a list, or typed in: the lines are always there to be corrected. */
export function AddressFields({ form }: { readonly form: FormHandle<CompanyDraft> }): ReactElement {
  const t = useT();
  const canFind = useConfig().addresses === true;
  return (
    <>
      <TextField
        label={t("entry.fitter.postcode")}
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={12}
        short
        {...form.field("postcode")}
      />
      {canFind && <AddressSearch postcode={form.values.postcode} onPicked={form.set} />}
      <TextField
        label={t("entry.fitter.line1")}
        autoComplete="address-line1"
        maxLength={200}
        {...form.field("address_line_1")}
      />
      <TextField
        label={t("entry.fitter.line2")}
        autoComplete="address-line2"
        optional
        maxLength={200}
        {...form.field("address_line_2")}
      />
      <TextField label={t("entry.fitter.city")} autoComplete="address-level2" maxLength={80} {...form.field("city")} />
    </>
  );
}
