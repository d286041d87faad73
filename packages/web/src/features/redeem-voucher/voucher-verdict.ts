import type { Tone } from "#ui/tone.ts";
import type { VoucherView } from "./queries.ts";

/** What a fitter needs to know at the car. `reserved` = for a quote that is not booked here, `unusable` = not by this company now. */
export type VoucherVerdict = "valid" | "used" | "expired" | "withdrawn" | "reserved" | "unusable";

interface VoucherStanding extends Pick<VoucherView, "state"> {
  readonly can: Pick<VoucherView["can"], "use">;
}

export function voucherVerdict({ state, can }: VoucherStanding): VoucherVerdict {
  if (can.use) return "valid";
  return state === "issued" ? "unusable" : state;
}

/** What the page says: the verdict, one that was used right here, or one that is not for this company's eyes. */
export type ShownVerdict = VoucherVerdict | "redeemed" | "foreign";

export const verdictTone = (verdict: ShownVerdict): Tone =>
  verdict === "valid" || verdict === "redeemed"
    ? "good"
    : verdict === "reserved" || verdict === "unusable"
      ? "soon"
      : "now";
