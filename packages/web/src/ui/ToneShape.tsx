import type { ReactElement } from "react";
import type { Tone } from "./tone.ts";
import css from "./ToneShape.module.css";

/** The shape of a tone: a tick in a disc, a triangle, an octagon, an arrow in a disc, a ring, a clock. Decoration beside the word. */
export function ToneShape({
  tone,
  size = 18,
  x,
  y,
}: {
  readonly tone: Tone;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
}): ReactElement {
  return (
    <svg
      className={css[tone]}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      x={x}
      y={y}
      aria-hidden="true"
      focusable="false"
    >
      {shapes[tone]}
    </svg>
  );
}

const mark = { fill: "none", strokeWidth: 2.2, strokeLinecap: "round", strokeLinejoin: "round" } as const;
const shapes: Readonly<Record<Tone, ReactElement>> = {
  good: (
    <>
      <circle className={css.fill} cx="10" cy="10" r="9" />
      <path className={css.mark} {...mark} d="M6 10.4l2.7 2.7L14.2 7.4" />
    </>
  ),
  soon: (
    <>
      <path className={css.fill} d="M10 1.6 19.2 18H.8z" strokeLinejoin="round" />
      <path className={css.mark} {...mark} d="M10 7.6v4.4M10 15.2v.1" />
    </>
  ),
  now: (
    <>
      <path className={css.fill} d="M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2z" />
      <path className={css.mark} {...mark} d="M10 5.4v5.4M10 14.4v.1" />
    </>
  ),
  turn: (
    <>
      <circle className={css.fill} cx="10" cy="10" r="9" />
      <path className={css.mark} {...mark} d="M5.6 10h8.4M10.6 6.4 14.2 10l-3.6 3.6" />
    </>
  ),
  neutral: <circle className={css.ring} cx="10" cy="10" r="7.6" fill="none" strokeWidth="2.4" />,
  waiting: (
    <>
      <circle className={css.ring} cx="10" cy="10" r="7.6" fill="none" strokeWidth="2.4" />
      <path className={css.ring} fill="none" strokeWidth="2.2" strokeLinecap="round" d="M10 5.8V10l2.8 1.8" />
    </>
  ),
};
