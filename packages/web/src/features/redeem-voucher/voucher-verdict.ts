import type { Tone } from "#ui/tone.ts";
import type { VoucherView } from "./queries.ts";

/** What a fitter needs to know at the car. `reserved` = for a quote that is not booked here, `unusable` = not by this company now. */
export type VoucherVerdict = "valid" | "used" | "expired" | "withdrawn" | "reserved" | "online" | "unusable";

interface VoucherStanding extends Pick<VoucherView, "refusal"> {
  readonly can: Pick<VoucherView["can"], "use">;
}

export function voucherVerdict({ refusal, can }: VoucherStanding): VoucherVerdict {
  if (can.use) return "valid";
  return refusal === null || refusal === "not_here" ? "unusable" : refusal;
}

/** What the page says: the verdict, one that was used right here, or one that is not for this company's eyes. */
export type ShownVerdict = VoucherVerdict | "redeemed" | "foreign";

export const verdictTone = (verdict: ShownVerdict): Tone => {
  if (verdict === "valid" || verdict === "redeemed") return "good";
  return verdict === "reserved" || verdict === "unusable" || verdict === "online" ? "soon" : "now";
};
