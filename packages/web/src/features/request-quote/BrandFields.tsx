import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { RadioGroup } from "#ui/ChoiceFields.tsx";
import { TextField } from "#ui/TextField.tsx";
import { brandPreferences, type BrandPreference } from "./quote-draft.ts";
import type { StepProps } from "./step-props.ts";

/** Which kind of tyre; no preference to begin with. */
export function BrandFields({ draft, set, errors }: StepProps): ReactElement {
  const t = useT();
  const isPreference = (value: string): value is BrandPreference =>
    brandPreferences.some((preference) => preference === value);
  return (
    <>
      <RadioGroup
        id="ask-brand"
        name="brand"
        label={t("driver.ask.brand")}
        options={brandPreferences.map((preference) => ({
          value: preference,
          label: t(`ui.tyre.${preference}`),
        }))}
        value={draft.brandPreference}
        onChange={(value) => isPreference(value) && set({ ...draft, brandPreference: value })}
      />
      {draft.brandPreference === "own" && (
        <TextField
          id="ask-brand-name"
          name="brand-name"
          label={t("driver.ask.brandName")}
          autoComplete="off"
          maxLength={100}
          value={draft.brandName}
          error={errors["ask-brand-name"]}
          onChange={(brandName) => set({ ...draft, brandName })}
        />
      )}
    </>
  );
}
