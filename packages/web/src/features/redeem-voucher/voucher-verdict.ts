import type { Tone } from "#ui/tone.ts";
import type { VoucherView } from "./queries.ts";

/** What a fitter needs to know at the car. `elsewhere` = reserved for another fitter's quote, `unusable` = not by this company now. */
export type VoucherVerdict = "valid" | "used" | "expired" | "withdrawn" | "elsewhere" | "unusable";

export function voucherVerdict({ state, can }: Pick<VoucherView, "state" | "can">): VoucherVerdict {
  if (can.use) return "valid";
  if (state === "reserved") return "elsewhere";
  return state === "issued" ? "unusable" : state;
}

export const verdictTone = (verdict: VoucherVerdict | "foreign"): Tone =>
  verdict === "valid" ? "good" : verdict === "elsewhere" || verdict === "unusable" ? "soon" : "now";
