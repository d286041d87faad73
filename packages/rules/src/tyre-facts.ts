import { loadKg } from "./tyre-load.ts";
import { overallDiameterMm, UNMARKED_ASPECT } from "./tyre-size.ts";
import type { TyreSize } from "./tyre-size.ts";
import { speedKph, speedMph } from "./tyre-speed.ts";

export type TyreFactCode =
  | "width"
  | "aspect"
  | "aspect_unmarked"
  | "construction"
  | "rim"
  | "overall_diameter"
  | "load_carries"
  | "load_carries_twin"
  | "speed_up_to"
  | "speed_above"
  | "extra_load"
  | "higher_load"
  | "commercial"
  | "temporary_spare"
  | "mark";

/** What a mark says; "ambiguous" is RF, reinforced or run-flat; "other" is kept as it stands. */
export type TyreMarkMeaning =
  | "run_flat"
  | "winter"
  | "mud_and_snow"
  | "car_maker"
  | "camping"
  | "tubeless"
  | "second_rating"
  | "ambiguous"
  | "other";

/** A fact about a size as data: the words for each code live with the texts. */
export type TyreFact = { code: TyreFactCode; params: Readonly<Record<string, string | number>> };

/** What a size says, in the order in which it is written: `{code: "load_carries", params: {index: 91, kg: 615}}`. */
export function explainTyreSize(size: TyreSize): TyreFact[] {
  return [
    fact("width", { mm: size.width }),
    size.aspect === UNMARKED_ASPECT
      ? fact("aspect_unmarked", { percent: size.aspect, sidewallMm: sidewallMm(size) })
      : fact("aspect", { percent: size.aspect, sidewallMm: sidewallMm(size) }),
    fact("construction", { construction: size.construction }),
    fact("rim", { inches: size.rimInches }),
    fact("overall_diameter", { mm: overallDiameterMm(size) }),
    ...loadFacts(size),
    ...speedFacts(size),
    ...(size.extraLoad ? [fact("extra_load")] : []),
    ...(size.prefix === "HL" ? [fact("higher_load")] : []),
    ...(size.commercial ? [fact("commercial")] : []),
    ...(size.prefix === "T" ? [fact("temporary_spare")] : []),
    ...size.marks.map((mark) => fact("mark", { mark, meaning: markMeaning(mark) })),
  ];
}

export function markMeaning(mark: string): TyreMarkMeaning {
  return MEANINGS.find(([, pattern]) => pattern.test(mark))?.[0] ?? "other";
}

const MEANINGS: readonly (readonly [TyreMarkMeaning, RegExp])[] = [
  ["run_flat", /^(RFT|ROF|RSC|SSR|ZP|EMT|HRS|DSST|MOE)$/],
  ["winter", /^3PMSF$/],
  ["mud_and_snow", /^M\+S$/],
  ["car_maker", /^(\*{1,2}|MO\d?|AO\d?|RO\d|N[0-6]|J|JLR|VOL|T[01])$/],
  ["camping", /^CP$/],
  ["tubeless", /^(TL|TUBELESS)$/],
  ["second_rating", /^\d{2,3}(\/\d{2,3})?(A[1-8]|[B-HJ-NP-WY])$/],
  ["ambiguous", /^RF$/],
];

function loadFacts(size: TyreSize): TyreFact[] {
  return [...loadFact("load_carries", size.loadIndex), ...loadFact("load_carries_twin", size.loadIndexDual)];
}

function loadFact(code: "load_carries" | "load_carries_twin", index: number | undefined): TyreFact[] {
  const kg = index === undefined ? null : loadKg(index);
  return index === undefined || kg === null ? [] : [fact(code, { index, kg })];
}

/** ZR without a rating promises more than the 240 km/h of V. */
function speedFacts(size: TyreSize): TyreFact[] {
  const symbol = size.speed ?? (size.construction === "ZR" ? "V" : "");
  const kph = speedKph(symbol);
  const mph = speedMph(symbol);
  if (kph === null || mph === null) return [];
  const isAbove = size.aboveSpeed === true || size.speed === undefined;
  return [fact(isAbove ? "speed_above" : "speed_up_to", { symbol: size.speed ?? "ZR", kph, mph })];
}

function sidewallMm(size: TyreSize): number {
  return Math.round((size.width * size.aspect) / 100);
}

function fact(code: TyreFactCode, params: TyreFact["params"] = {}): TyreFact {
  return { code, params };
}
