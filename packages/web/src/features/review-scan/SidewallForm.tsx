import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { SidewallFields } from "#entities/scan/sidewall/SidewallFields.tsx";
import { SidewallWarnings } from "#entities/scan/sidewall/SidewallWarnings.tsx";
import { isSidewallEmpty } from "@treadclub/rules/sidewall";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { JudgementForm } from "./JudgementForm.tsx";
import { ResultChoice } from "./ResultChoice.tsx";
import css from "./ReviewForm.module.css";
import type { ReviewFormProps } from "./ReviewForm.tsx";
import { useFirstField } from "./use-first-field.ts";
import { sidewallResults, useSidewallForm } from "./use-sidewall-form.ts";

/** What stands on each sidewall, what is wrong with the tyre, the result, a word to the driver. */
export function SidewallForm({ scan, completing, onDone }: ReviewFormProps): ReactElement {
  const t = useT();
  const review = useSidewallForm(scan, { completing, onDone });
  const { form, warnings } = review;
  const { rows } = form.rows("sidewalls");
  useFirstField(rows[0]?.group("text").field("size").id ?? "");
  return (
    <JudgementForm form={form} message={form.field("message")}>
      {rows.map((row, at) => {
        const wall = scan.sidewalls[at];
        return (
          <fieldset key={row.key} className={css.depths}>
            <legend className={css.legend}>
              {t("scan.sidewall.name", { tyre: t(`ui.position.${row.values.position}`) })}
            </legend>
            {wall && !isSidewallEmpty(wall.typed) && wall.confirmed === null && (
              <p className={css.warning}>{t("scan.sidewall.review.typed")}</p>
            )}
            {form.values.sidewalls.length > 1 && <PhotosOf scan={scan} position={row.values.position} />}
            {wall && <p className={css.hint}>{t("scan.sidewall.review.fitted", { size: fittedWords(wall.fitted) })}</p>}
            <SidewallFields scope={row.group("text")} />
            <SidewallWarnings warnings={warnings[at] ?? []} />
          </fieldset>
        );
      })}
      <ResultChoice
        review={review}
        binding={form.field("overruled")}
        suggested={t("scan.sidewall.review.suggested")}
        options={sidewallResults}
      />
      <p className={css.hint} data-keys>
        {t("scan.sidewall.review.keys")}
      </p>
    </JudgementForm>
  );
}

/** Which of the photos show this tyre, by the numbers in which they stand beside the form. */
function PhotosOf({
  scan,
  position,
}: Pick<ReviewFormProps, "scan"> & { readonly position: TyrePosition }): ReactElement {
  const t = useT();
  const format = useFormat();
  const numbers = scan.photos.flatMap((photo, at) => (photo.position === position ? [String(at + 1)] : []));
  return (
    <p className={css.hint}>
      {t("scan.sidewall.review.photos", { count: numbers.length, numbers: format.words(numbers) })}
    </p>
  );
}

const fittedWords = ({
  size,
  load,
  speed,
}: {
  readonly size: string;
  readonly load: string;
  readonly speed: string;
}): string => [size, `${load}${speed}`].filter((part) => part !== "").join(" ");
