import type { TreadResult, TreadVerdict } from "@treadclub/rules";

/** How a result stands, told by colour, sign and word together. */
export type Tone = "good" | "soon" | "now" | "neutral";

interface ToneLook {
  /** Of words and outlines. */
  readonly ink: string;
  /** Behind words. */
  readonly ground: string;
  /** Of the sign, and of what is drawn on it. */
  readonly fill: string;
  readonly mark: string;
}

/** The light colours of the web's tokens. */
export const tones: Readonly<Record<Tone, ToneLook>> = {
  good: { ink: "#0b5c33", ground: "#e2f3e8", fill: "#0b5c33", mark: "#ffffff" },
  soon: { ink: "#7a4300", ground: "#ffefd0", fill: "#f0a020", mark: "#1b1a17" },
  now: { ink: "#9c1118", ground: "#fde8e5", fill: "#b3161d", mark: "#ffffff" },
  neutral: { ink: "#4e493f", ground: "#f1ece1", fill: "#787166", mark: "#ffffff" },
};

export const colours = {
  ink: "#1b1a17",
  soft: "#4e493f",
  line: "#ddd6c7",
  rubber: "#2b2a27",
  plate: "#ffd20a",
  plateEdge: "#8d8677",
} as const;

export const toneOfResult: Readonly<Record<TreadResult, Tone>> = {
  passed: "good",
  change_tyre: "now",
  recommended_change: "soon",
  pressure_check: "soon",
  wheel_alignment: "soon",
};

export const toneOfVerdict: Readonly<Record<TreadVerdict | "check" | "sidewall", Tone>> = {
  illegal: "now",
  replace_now: "now",
  maybe_illegal: "soon",
  replace_soon: "soon",
  check: "soon",
  good: "good",
  sidewall: "good",
  no_verdict: "neutral",
  unread: "neutral",
};

const cut = "M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2z";
const alert = "M10 5.8v5M10 14.4v.1";

/** The signs in a square of 20: a tick in a disc, a triangle, an octagon, a bar in a disc. */
export const signs: Readonly<Record<Tone, { readonly shape: string | null; readonly mark: string }>> = {
  good: { shape: null, mark: "M6 10.4l2.7 2.7L14.2 7.4" },
  soon: { shape: "M10 1.6 19.2 18H.8z", mark: "M10 7.6v4.4M10 15.2v.1" },
  now: { shape: cut, mark: alert },
  neutral: { shape: null, mark: "M6 10h8" },
};
