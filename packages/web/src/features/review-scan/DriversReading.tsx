import type { ReactElement } from "react";
import { ReadingText } from "#entities/scan/ProvisionalReading.tsx";
import type { OwnReading } from "#entities/scan/own-reading.ts";
import { useT } from "#kit/i18n.ts";
import css from "./ReviewForm.module.css";

/** What the driver measured: a hint to compare with after one's own judgement, so it is closed at first. */
export function DriversReading({ reading }: { readonly reading: OwnReading }): ReactElement {
  const t = useT();
  return (
    <details className={css.own}>
      <summary>{t("office.review.own.title")}</summary>
      <p className={css.hint}>{t("office.review.own.hint")}</p>
      <p>
        <ReadingText reading={reading} />
      </p>
    </details>
  );
}
