import type { ReactElement } from "react";
import { ProvisionalReading } from "#entities/scan/ProvisionalReading.tsx";
import { readingPlaces } from "#entities/scan/own-reading.ts";
import { useT } from "#kit/i18n.ts";
import { RadioGroup } from "#ui/ChoiceFields.tsx";
import type { FormScope } from "#ui/form-scope.ts";
import { NumberField } from "#ui/NumberField.tsx";
import { isEmptyDraft, readingOf, type ReadingDraft } from "./reading-draft.ts";
import css from "./TakePhotos.module.css";

interface ReadingProps {
  readonly scope: FormScope<ReadingDraft>;
}

/** The driver's own reading beside photos; closed until somebody wants to type, since the photos are enough. */
export function AddReading({ scope }: ReadingProps): ReactElement {
  const t = useT();
  return (
    <details className={css.typed} open={!isEmptyDraft(scope.values) || undefined}>
      <summary>{t("scan.own.add")}</summary>
      <p>{t("scan.own.lead")}</p>
      <ReadingFields scope={scope} />
    </details>
  );
}

/** Three depths with a gauge, or three times whether the tread hides the band of a 20p coin; and what they mean so far. */
export function ReadingFields({ scope }: ReadingProps): ReactElement {
  const t = useT();
  const isCoin = scope.values.kind === "coin";
  const reading = readingOf(scope.values);
  return (
    <div className={css.reading}>
      <RadioGroup
        across
        label={t("scan.own.kind")}
        options={[
          { value: "gauge", label: t("scan.own.gauge") },
          { value: "coin", label: t("scan.own.coin") },
        ]}
        {...scope.field("kind")}
      />
      <p>{t(isCoin ? "scan.own.how.coin" : "scan.own.how.gauge")}</p>
      {isCoin ? <Bands scope={scope} /> : <Depths scope={scope} />}
      <div role="status">{reading && <ProvisionalReading reading={reading} />}</div>
    </div>
  );
}

function Depths({ scope }: ReadingProps): ReactElement {
  const t = useT();
  const depths = scope.group("depths");
  return (
    <div className={css.three}>
      {readingPlaces.map((place) => (
        <NumberField
          key={place}
          label={t(`ui.tread.${place}`)}
          suffix={t("ui.tread.unit")}
          decimals={1}
          {...depths.field(place)}
        />
      ))}
    </div>
  );
}

function Bands({ scope }: ReadingProps): ReactElement {
  const t = useT();
  const bands = scope.group("bands");
  return (
    <>
      {readingPlaces.map((place) => (
        <RadioGroup
          key={place}
          across
          label={t("scan.own.band", { place: t(`ui.tread.${place}`) })}
          options={[
            { value: "hidden", label: t("scan.own.hidden") },
            { value: "visible", label: t("scan.own.visible") },
          ]}
          {...bands.field(place)}
        />
      ))}
    </>
  );
}
