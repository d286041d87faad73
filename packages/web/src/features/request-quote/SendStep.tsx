import { lastDayOf } from "@treadclub/rules/horizons";
import type { ReactElement, ReactNode } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { DateField } from "#ui/DateField.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { useToday } from "#ui/use-today.ts";
import { tyrePreference } from "#entities/quote/tyre-preference.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import type { Voucher } from "#entities/voucher/queries.ts";
import { JobVouchers } from "./JobVouchers.tsx";
import { brandOf, type QuoteDraft } from "./quote-draft.ts";
import type { StepProps } from "./step-props.ts";
import css from "./RequestQuote.module.css";

interface SendStepProps extends StepProps {
  readonly vehicle: Vehicle;
  readonly vouchers: readonly Voucher[];
  readonly action: ReactNode;
}

/** Vouchers, a day, a message, everything together, and the button that asks. */
export function SendStep({ draft, set, errors, vehicle, vouchers, action }: SendStepProps): ReactElement {
  const t = useT();
  return (
    <>
      <JobVouchers draft={draft} set={set} errors={errors} vouchers={vouchers} />
      <DayField draft={draft} set={set} errors={errors} />
      <TextArea
        id="ask-message"
        name="message"
        label={t("driver.ask.message")}
        hint={t("driver.ask.messageHint")}
        optional
        limit={2000}
        error={errors["ask-message"]}
        value={draft.message}
        onChange={(message) => set({ ...draft, message })}
      />
      <Summary draft={draft} vehicle={vehicle} />
      <div className={css.actions}>
        {action}
        <p>{t("driver.ask.nothingToPay")}</p>
      </div>
    </>
  );
}

function DayField({ draft, set, errors }: StepProps): ReactElement {
  const t = useT();
  const today = useToday();
  return (
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
  );
}

function Summary({ draft, vehicle }: { readonly draft: QuoteDraft; readonly vehicle: Vehicle }): ReactElement {
  const t = useT();
  const format = useFormat();
  const tyres = format.words(draft.positions.map((position) => t(`ui.position.${position}`)));
  return (
    <Card title={t("driver.ask.summary")}>
      <VehicleName vehicle={vehicle} />
      <KeyValues
        items={[
          {
            label: t("driver.ask.sumTyres"),
            value: format.labelled(tyres, draft.size),
          },
          { label: t("driver.ask.sumFitters"), value: format.facts(...draft.fitters.map((fitter) => fitter.name)) },
          draft.brandPreference === "any"
            ? { label: t("ui.tyre.range"), value: t("ui.tyre.any") }
            : tyrePreference(t, brandOf(draft)),
          {
            label: t("driver.ask.sumDay"),
            value: draft.preferredOn === "" ? t("driver.ask.anyDay") : format.day(draft.preferredOn),
          },
        ]}
      />
    </Card>
  );
}
