import { ADVISED_MM, LEGAL_MM } from "@treadclub/rules/tread";
import type { Tone } from "./tone.ts";

/** How a measured depth stands by the law (1.6 mm) and by advice (3.0 mm). */
export function depthTone(mm: number | null | undefined): Extract<Tone, "good" | "soon" | "now" | "neutral"> {
  if (mm === null || mm === undefined) return "neutral";
  if (mm < LEGAL_MM) return "now";
  return mm < ADVISED_MM ? "soon" : "good";
}
