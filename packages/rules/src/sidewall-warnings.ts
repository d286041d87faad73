import { DOT_CHECK_YEARS, DOT_REPLACE_YEARS } from "./dot.ts";
import { readSidewall, type SidewallReading, type SidewallText } from "./sidewall.ts";
import type { TreadResult } from "./tread.ts";
import { formatTyreSize, parseTyreSize, type TyreSize } from "./tyre-size.ts";
import { compareSpeed } from "./tyre-speed.ts";

export const sidewallWarningCodes = [
  "axle_mismatch",
  "load_too_low",
  "wrong_axle",
  "size_differs",
  "speed_too_low",
  "age_replace",
  "age_check",
] as const;
export type SidewallWarningCode = (typeof sidewallWarningCodes)[number];

/** `found` stands on this tyre; `expected` on the other tyre, in the vehicle's record, or is an age in years. */
export interface SidewallWarning {
  readonly code: SidewallWarningCode;
  readonly found: string;
  readonly expected: string;
}

/** What a sidewall is compared with; "" for what is not known. */
export interface SidewallContext {
  /** What the vehicle's record says of this axle. */
  readonly fitted: Pick<SidewallText, "size" | "load" | "speed">;
  /** The size of the other axle where it is another one. */
  readonly otherAxleSize: string;
  /** The size that was confirmed of the tyre on the other side of the axle. */
  readonly besideSize: string;
}

/** What is wrong with a tyre by what its sidewall says, worst first. */
export function sidewallWarnings(reading: SidewallReading, context: SidewallContext): SidewallWarning[] {
  const found = [...sizeWarnings(reading, context), ...ratingWarnings(reading, context), ...ageWarnings(reading)];
  return found.toSorted((a, b) => sidewallWarningCodes.indexOf(a.code) - sidewallWarningCodes.indexOf(b.code));
}

/** What a reviewer is offered as the result of a sidewall scan; they may overrule it. */
export function suggestSidewallResult(warnings: readonly SidewallWarning[]): TreadResult[] {
  const has = (codes: readonly SidewallWarningCode[]): boolean => warnings.some(({ code }) => codes.includes(code));
  if (has(["axle_mismatch", "load_too_low"])) return ["change_tyre"];
  return has(["wrong_axle", "age_replace"]) ? ["recommended_change"] : ["passed"];
}

function sizeWarnings({ size }: SidewallReading, context: SidewallContext): SidewallWarning[] {
  if (size === null) return [];
  const found = formatTyreSize(size);
  const { fitted, otherAxleSize, besideSize } = context;
  const warnings: SidewallWarning[] = [];
  const mayNotPair = !isSame(size, besideSize);
  if (mayNotPair) warnings.push({ code: "axle_mismatch", found, expected: besideSize });
  if (isSame(size, fitted.size)) return warnings;
  const isOfOtherAxle = otherAxleSize !== "" && isSame(size, otherAxleSize);
  return [...warnings, { code: isOfOtherAxle ? "wrong_axle" : "size_differs", found, expected: fitted.size }];
}

/** Winter tyres may be rated below the car's speed. */
function ratingWarnings({ size, load, speed }: SidewallReading, { fitted }: SidewallContext): SidewallWarning[] {
  const needed = readSidewall({ ...fitted, dot: "", make: "" }, new Date(0));
  const isWinter = size?.marks.some((mark) => mark === "3PMSF" || mark === "M+S") === true;
  const warnings: SidewallWarning[] = [];
  if (load && needed.load && load.single < needed.load.single)
    warnings.push({ code: "load_too_low", found: `${load.single}`, expected: `${needed.load.single}` });
  if (speed !== null && needed.speed !== null && !isWinter && compareSpeed(speed, needed.speed) < 0)
    warnings.push({ code: "speed_too_low", found: speed, expected: needed.speed });
  return warnings;
}

function ageWarnings({ made }: SidewallReading): SidewallWarning[] {
  if (made === null || made.ageYears < DOT_CHECK_YEARS) return [];
  const isOld = made.ageYears >= DOT_REPLACE_YEARS;
  const code = isOld ? "age_replace" : "age_check";
  return [{ code, found: `${made.ageYears}`, expected: `${isOld ? DOT_REPLACE_YEARS : DOT_CHECK_YEARS}` }];
}

/** True as well where the other size is not known, or cannot be read. */
function isSame(size: TyreSize, other: string): boolean {
  const reading = parseTyreSize(other);
  if (!reading.ok) return true;
  return (
    size.width === reading.size.width &&
    size.aspect === reading.size.aspect &&
    size.rimInches === reading.size.rimInches &&
    ply(size) === ply(reading.size)
  );
}

/** Radial, cross-ply or bias-belted: these never share an axle. */
const ply = ({ construction }: TyreSize): "R" | "D" | "B" =>
  construction === "D" || construction === "B" ? construction : "R";
