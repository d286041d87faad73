import { lastDayOf } from "@treadclub/rules/horizons";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { RadioGroup } from "#ui/ChoiceFields.tsx";
import { DateField } from "#ui/DateField.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useToday } from "#ui/use-today.ts";
import { brandWishes, type BrandWish } from "./quote-draft.ts";
import type { StepProps } from "./TyresStep.tsx";

/** Which kind of tyre, and when. */
export function WishesStep({ draft, set, errors }: StepProps): ReactElement {
  const t = useT();
  const today = useToday();
  const isWish = (value: string): value is BrandWish => brandWishes.some((wish) => wish === value);
  return (
    <>
      <RadioGroup
        id="ask-brand"
        name="brand"
        label={t("driver.ask.brand")}
        options={brandWishes.map((wish) => ({ value: wish, label: t(`driver.ask.brand.${wish}`) }))}
        value={draft.brandWish}
        onChange={(value) => isWish(value) && set({ ...draft, brandWish: value })}
      />
      {draft.brandWish === "own" && (
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
      <DateField
        id="ask-day"
        name="day"
        label={t("driver.ask.on")}
        hint={t("driver.ask.onHint")}
        optional
        min={today}
        max={lastDayOf("preferred", today)}
        value={draft.preferredOn}
        error={errors["ask-day"]}
        onChange={(preferredOn) => set({ ...draft, preferredOn })}
      />
    </>
  );
}
