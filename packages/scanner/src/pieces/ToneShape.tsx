import type { VNode } from "preact";
import css from "./tone.module.css";

export type Tone = "good" | "soon" | "now" | "waiting" | "neutral";

export const toneClass = (tone: Tone): string => css[tone] ?? "";

/** Tick in a disc, triangle, octagon, clock, ring: a state shows by shape as well as by colour. Decoration beside the word. */
export function ToneShape({ tone, size = 18 }: { readonly tone: Tone; readonly size?: number }): VNode {
  return (
    <svg class={css.shape} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" focusable="false">
      {shapes[tone]()}
    </svg>
  );
}

const shapes: Readonly<Record<Tone, () => VNode>> = {
  good: () => (
    <>
      <circle class={css.goodFill} cx="10" cy="10" r="9" />
      <path class={css.goodMark} d="M6 10.4l2.7 2.7L14.2 7.4" />
    </>
  ),
  soon: () => (
    <>
      <path class={css.soonFill} d="M10 1.6 19.2 18H.8z" />
      <path class={css.soonMark} d="M10 7.6v4.4M10 15.2v.1" />
    </>
  ),
  now: () => (
    <>
      <path class={css.nowFill} d="M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2z" />
      <path class={css.nowMark} d="M10 5.4v5.4M10 14.4v.1" />
    </>
  ),
  neutral: () => <circle class={css.ring} cx="10" cy="10" r="7.6" />,
  waiting: () => (
    <>
      <circle class={css.ring} cx="10" cy="10" r="7.6" />
      <path class={css.ring} d="M10 5.8V10l2.8 1.8" />
    </>
  ),
};
