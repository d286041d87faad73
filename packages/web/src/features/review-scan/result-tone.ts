import type { TreadResult } from "@treadclub/rules";
import type { Tone } from "#ui/tone.ts";

const tones: Readonly<Record<TreadResult, Tone>> = {
  passed: "good",
  recommended_change: "soon",
  pressure_check: "soon",
  wheel_alignment: "soon",
  change_tyre: "now",
};

export const resultTone = (result: TreadResult): Tone => tones[result];
