import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import type { FieldBinding } from "#ui/field-binding.ts";
import { TreadProfile } from "#ui/TreadProfile.tsx";
import { DepthField } from "./DepthField.tsx";
import { readDepth } from "@treadclub/rules/depth-text";
import type { ReadBefore } from "./read-before.ts";
import css from "./ReviewForm.module.css";
import { places, type DepthTexts, type Place } from "./verdict.ts";

interface DepthsPartProps {
  readonly values: DepthTexts;
  readonly field: (place: Place) => FieldBinding<string>;
  /** Where the depths come from that stand in the fields at first; they are confirmed or corrected. */
  readonly readBefore?: ReadBefore | null | undefined;
}

/** Inner, middle and outer depth, and the tyre that they make. */
export function DepthsPart({ values, field, readBefore }: DepthsPartProps): ReactElement {
  const t = useT();
  const depthOf = (place: Place): number | null => shown(readDepth(values[place]));
  return (
    <>
      <fieldset className={css.depths}>
        <legend className={css.legend}>{t("office.review.depths")}</legend>
        {readBefore && <p className={css.warning}>{t(`office.review.read.${readBefore}`)}</p>}
        <p className={css.hint}>
          {t("office.review.depthsHint")} <span data-keys>{t("office.review.depthsKeys")}</span>
        </p>
        <div className={css.three}>
          {places.map((place) => (
            <DepthField
              key={place}
              label={t(`office.review.place.${place}`)}
              neighbours={places.filter((other) => other !== place).map(depthOf)}
              {...field(place)}
            />
          ))}
        </div>
      </fieldset>
      <div className={css.picture}>
        <TreadProfile depths={{ innerMm: depthOf("inner"), middleMm: depthOf("middle"), outerMm: depthOf("outer") }} />
      </div>
    </>
  );
}

const shown = (mm: number | null): number | null => (mm === null || Number.isNaN(mm) ? null : mm);
