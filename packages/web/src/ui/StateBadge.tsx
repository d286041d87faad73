import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx.ts";
import css from "./StateBadge.module.css";
import type { Tone } from "./tone.ts";
import { ToneShape } from "./ToneShape.tsx";

/** A state by colour, shape and word; a neutral one by its word alone, as a ring beside it looks like an empty radio button. */
export function StateBadge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }): ReactElement {
  return (
    <span className={cx(css.badge, css[tone])}>
      {tone !== "neutral" && <ToneShape tone={tone} size={16} />}
      <span>{children}</span>
    </span>
  );
}
