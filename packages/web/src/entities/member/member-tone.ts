import type { Tone } from "#ui/tone.ts";
import type { MemberState } from "./queries.ts";

const tones: Readonly<Record<MemberState, Tone>> = {
  new: "turn",
  accepted: "good",
  disabled: "now",
  deleted: "neutral",
};

export const memberTone = (state: MemberState): Tone => tones[state];
