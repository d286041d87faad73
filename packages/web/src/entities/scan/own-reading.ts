import {
  COIN_UNCERTAINTY_MM,
  DEEPEST_TREAD_MM,
  depthByBand,
  depthVerdict,
  GAUGE_UNCERTAINTY_MM,
} from "@treadclub/rules/own-reading";
import { isRecord } from "#kit/is-record.ts";
import type { Tone } from "#ui/tone.ts";
import type { Scan } from "./scan-types.ts";

/** Depths by a gauge, or whether the tread hides the outer band of a 20p coin. */
export type OwnReading = NonNullable<Scan["own_reading"]>;

export const readingPlaces = ["inner", "middle", "outer"] as const;
export type ReadingPlace = (typeof readingPlaces)[number];

/** What it suggests; a coin says only whether its band is hidden all the way across. */
export type ReadingMeaning = "legal" | "replace_soon" | "uncertain" | "illegal" | "hidden" | "visible";

export interface Provisional {
  readonly depths: { readonly innerMm: number; readonly middleMm: number; readonly outerMm: number };
  readonly uncertaintyMm: number;
  readonly meaning: ReadingMeaning;
}

/** What a reading says before a person has read the photos. */
export function provisionalOf(reading: OwnReading): Provisional {
  if (reading.kind === "gauge") {
    const depths = { innerMm: reading.inner_mm, middleMm: reading.middle_mm, outerMm: reading.outer_mm };
    const meaning = depthVerdict(Math.min(...Object.values(depths)), GAUGE_UNCERTAINTY_MM);
    return { depths, uncertaintyMm: GAUGE_UNCERTAINTY_MM, meaning };
  }
  const bands = [reading.inner_hidden, reading.middle_hidden, reading.outer_hidden];
  const [innerMm = 0, middleMm = 0, outerMm = 0] = bands.map(depthByBand);
  return {
    depths: { innerMm, middleMm, outerMm },
    uncertaintyMm: COIN_UNCERTAINTY_MM,
    meaning: bands.every(Boolean) ? "hidden" : "visible",
  };
}

const tones: Readonly<Record<ReadingMeaning, Tone>> = {
  legal: "good",
  replace_soon: "soon",
  uncertain: "soon",
  illegal: "now",
  hidden: "neutral",
  visible: "soon",
};
export const toneOfMeaning = (meaning: ReadingMeaning): Tone => tones[meaning];

export const isDepth = (mm: unknown): mm is number => typeof mm === "number" && mm >= 0 && mm <= DEEPEST_TREAD_MM;

/** Whether something kept in the browser is a reading. */
export function isReading(value: unknown): value is OwnReading {
  if (!isRecord(value)) return false;
  const all = (suffix: string, is: (part: unknown) => boolean): boolean =>
    readingPlaces.every((place) => is(value[`${place}_${suffix}`]));
  if (value["kind"] === "gauge") return all("mm", isDepth);
  return value["kind"] === "coin" && all("hidden", (hidden) => typeof hidden === "boolean");
}
