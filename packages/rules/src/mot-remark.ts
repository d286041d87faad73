import { axleOf, sideOf, tyrePositions, type TyrePosition } from "./vehicle-position.ts";

export const motSeverities = ["advisory", "minor", "major", "dangerous"] as const;
export type MotSeverity = (typeof motSeverities)[number];

/** What a tester wrote about tyres; no positions where the text names none. */
export type TyreRemark = { positions: TyrePosition[] };

/** Reads what an MOT tester wrote; null when it is not about a tyre that is on the road. */
export function readTyreRemark(text: string): TyreRemark | null {
  const words = plainWords(text);
  if (!/\btyres?\b/.test(words) || NOT_ABOUT_TYRES.test(words)) return null;
  if (/\btyre pressure (monitoring|warning|sensor)/.test(words)) return { positions: [] };
  return { positions: positionsIn(words) };
}

/** The severity of a remark by the words of the MOT history; what was repaired at the test was a fault until then. */
export function motSeverity(type: string, dangerous: boolean): MotSeverity {
  if (dangerous) return "dangerous";
  return SEVERITIES[type.trim().toUpperCase()] ?? "advisory";
}

const SEVERITIES: Readonly<Record<string, MotSeverity>> = {
  MINOR: "minor",
  MAJOR: "major",
  FAIL: "major",
  PRS: "major",
  DANGEROUS: "dangerous",
};

/** A part that touches a tyre, and the tyre in the boot. */
const NOT_ABOUT_TYRES =
  /\b(foul|rub|catch|contact|clear)\w*( (with|of|on|against|the|a))* (road )?(wheel |tyre )*tyres?\b|\bspare\b/;

/** Lower case, abbreviations spelled out, without the number of the rule and without other marks than letters. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^()]*(\([^()]*\)[^()]*)*\)\s*$/, "")
    .replace(/\b([no])\s?\/?\s?s\s?\/?\s?([fr])(?![a-z])/g, (_, side, axle) => `${SIDES[side]} ${AXLES[axle]}`)
    .replace(/\b([no])\s?\/?\s?s(?![a-z])/g, (_, side) => `${SIDES[side]}`)
    .replace(/\b([lr])\s?\/\s?h\b/g, (_, side) => (side === "l" ? "nearside" : "offside"))
    .replace(/\b(near|off)[ -]side/g, "$1side")
    .replace(/\b(left|right)([ -]hand)?( side)?\b/g, (_, side) => (side === "left" ? "nearside" : "offside"))
    .replace(/\b(inner|outer|inside|outside)\b(?= (front|rear|tyre|edge))/g, "")
    .replace(/\bfronts\b/g, "front")
    .replace(/\b(rears|back)\b/g, "rear")
    .replace(/[^a-z]+/g, " ")
    .trim();
}

const SIDES: Readonly<Record<string, string>> = { n: "nearside", o: "offside" };
const AXLES: Readonly<Record<string, string>> = { f: "front", r: "rear" };

/** Two words of place that stand together, as in "nearside front" and "rear offside"; the second may be a list. */
const PAIRS = [
  /\b(?<sides>nearside|offside) (?<axles>(?:front|rear)(?: and (?:front|rear)\b(?! (?:near|off)side))?)/g,
  /\b(?<axles>front|rear) (?<sides>(?:near|off)side(?: and (?:near|off)side\b)?)(?! (?:front|rear))/g,
];
const BOTH_OF_AXLE = /\bboth (?:the )?(?<axle>front|rear)\b|\b(?<last>front|rear)(?: tyres?)? both\b/;

function positionsIn(words: string): TyrePosition[] {
  const both = BOTH_OF_AXLE.exec(words)?.groups;
  if (both) return tyrePositions.filter((position) => axleOf(position) === (both["axle"] ?? both["last"]));
  const paired = PAIRS.flatMap((pattern) => [...words.matchAll(pattern)]).map(({ groups = {} }) => groups);
  if (paired.length > 0)
    return tyrePositions.filter((position) =>
      paired.some(({ sides, axles }) => sides?.includes(sideOf(position)) && axles?.includes(axleOf(position))),
    );
  if (/\b(all|four)( (the|four))* tyres?\b|\btyres? all\b/.test(words)) return [...tyrePositions];
  return placedBy(words);
}

/** Only an axle, or only a side: the wheels that it has. */
function placedBy(words: string): TyrePosition[] {
  const axles = ["front", "rear"].filter((axle) => new RegExp(`\\b${axle}\\b`).test(words));
  const sides = ["nearside", "offside"].filter((side) => new RegExp(`\\b${side}\\b`).test(words));
  if (axles.length === 0 && sides.length === 0) return [];
  return tyrePositions.filter(
    (position) =>
      (axles.length === 0 || axles.includes(axleOf(position))) &&
      (sides.length === 0 || sides.includes(sideOf(position))),
  );
}
