import { cx } from "./cx.ts";
import css from "./Button.module.css";

export type ButtonKind = "main" | "plain" | "quiet" | "danger";
export interface ButtonLook {
  /** main = the one action of a screen. */
  readonly kind?: ButtonKind | undefined;
  readonly small?: boolean | undefined;
  /** As wide as its place: for the thumb. */
  readonly wide?: boolean | undefined;
}

/** The class of a button, for an element that is not a Button (a router's own link). */
export const buttonClass = ({ kind = "plain", small, wide }: ButtonLook = {}): string =>
  cx(css.button, css[kind], small && css.small, wide && css.wide);
