import type { Tone } from "#ui/tone.ts";
import type { VoucherView } from "./queries.ts";

/** What a fitter needs to know at the car. `elsewhere` = reserved for another fitter's quote, `unusable` = not by this company now. */
export type VoucherVerdict = "valid" | "used" | "expired" | "withdrawn" | "elsewhere" | "unusable";

export function voucherVerdict({ state, can }: Pick<VoucherView, "state" | "can">): VoucherVerdict {
  if (can.use) return "valid";
  if (state === "reserved") return "elsewhere";
  return state === "issued" ? "unusable" : state;
}

/** What the page says: the verdict, one that was used right here, or one that is not for this company's eyes. */
export type Said = VoucherVerdict | "redeemed" | "foreign";

export const verdictTone = (verdict: Said): Tone =>
  verdict === "valid" || verdict === "redeemed"
    ? "good"
    : verdict === "elsewhere" || verdict === "unusable"
      ? "soon"
      : "now";
