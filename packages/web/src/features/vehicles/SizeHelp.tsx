import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import css from "./Vehicles.module.css";

/** Where the size stands on a tyre, drawn. */
export function SizeHelp(): ReactElement {
  const t = useT();
  return (
    <details className={css.sizeHelp}>
      <summary>{t("driver.cars.sizeWhere")}</summary>
      <div className={css.sizeBody}>
        <svg className={css.sidewall} viewBox="0 0 240 132" role="img" aria-label={t("driver.cars.sizePicture")}>
          <path className={css.rubber} d="M8 132a112 112 0 0 1 224 0h-52a60 60 0 0 0-120 0z" />
          <path className={css.rim} d="M60 132a60 60 0 0 1 120 0z" />
          <path id="sidewall-line" fill="none" d="M27 132a93 93 0 0 1 186 0" />
          <text className={css.sidewallText} aria-hidden="true">
            <textPath href="#sidewall-line" startOffset="50%" textAnchor="middle">
              205/55 R16 91V
            </textPath>
          </text>
        </svg>
        <p>{t("driver.cars.sizeWhereText")}</p>
      </div>
    </details>
  );
}
