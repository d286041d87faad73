import type { ReactElement } from "react";
import { Stack } from "../Card.tsx";
import { cx } from "../cx.ts";
import css from "./Styleguide.module.css";

const colours = [
  "paper",
  "surface",
  "sunk",
  "ink",
  "accent",
  "accent_soft",
  "good",
  "good_soft",
  "soon",
  "soon_soft",
  "now",
  "now_soft",
  "rubber",
  "rail",
] as const;

/** Colours and sizes of the one token file. */
export function Values(): ReactElement {
  return (
    <Stack>
      <ul className={css.swatches}>
        {colours.map((name) => (
          <li key={name} className={cx(css.swatch, css[name])}>
            {name.replace("_", "-")}
          </li>
        ))}
      </ul>
      <div>
        <p className={css.hero}>1.4 mm · £5</p>
        <p className={css.titleSize}>Front left is at 1.4 mm</p>
        <p className={css.leadSize}>That is below the legal 1.6 mm.</p>
        <p className={css.body}>Book a replacement before you drive far. 0123456789</p>
        <p className={css.small}>Measured on 27 March 2026. Передня ліва нижче законної норми. 左前轮低于法定下限。</p>
      </div>
    </Stack>
  );
}
