import type { MeasurementVerdict, PositionCode, WearPattern } from "@treadclub/contract/measurement/states";
import { depthVerdict, suggestResult } from "@treadclub/rules";

/** How far a depth that a person read from photos may be off (docs/decisions/011-how-sure-a-photo-is.md). */
export const reviewUncertaintyMm = 0.5;

export const mmOfInch = 25.4;
export const mmOf32nd = 0.79375;

/** A depth in three units. */
export interface Depth {
  readonly available: boolean;
  readonly value_mm: number | null;
  readonly value_inch: number | null;
  readonly value_inch_32nds: number | null;
}

export type RegionPlace = "inner" | "middle" | "outer";
export type Region = Depth & { readonly place: RegionPlace | null };

/** What was read of one tyre; null where nothing could be read. */
export interface Read {
  readonly positionCode: PositionCode | null;
  readonly innerMm: number | null;
  readonly middleMm: number | null;
  readonly outerMm: number | null;
  readonly globalMm: number | null;
  readonly remoteRegions: readonly (number | null)[] | null;
  readonly uncertaintyMm: number | null;
}

export function depthOf(mm: number | null): Depth {
  if (mm === null) return { available: false, value_mm: null, value_inch: null, value_inch_32nds: null };
  return {
    available: true,
    value_mm: mm,
    value_inch: rounded(mm / mmOfInch, 3),
    value_inch_32nds: Math.round(mm / mmOf32nd),
  };
}

/** Left to right as seen from behind the vehicle: the inner edge of a left wheel lies right. Empty when nothing was read by region. */
export function regionsOf(read: Read): Region[] {
  const places = placesOf(read.positionCode);
  if (read.remoteRegions !== null)
    return read.remoteRegions.map((mm, at) => ({
      ...depthOf(mm),
      place: read.remoteRegions?.length === places.length ? (places[at] ?? null) : null,
    }));
  const depths = { inner: read.innerMm, middle: read.middleMm, outer: read.outerMm };
  if (Object.values(depths).every((mm) => mm === null)) return [];
  return places.map((place) => ({ ...depthOf(depths[place]), place }));
}

/** The remote service's own figure, else the mean of the regions that are there, to a tenth of a millimetre. */
export function globalMm(read: Read): number | null {
  if (read.globalMm !== null) return read.globalMm;
  const values = availableMm(read);
  return values.length === 0 ? null : rounded(values.reduce((sum, mm) => sum + mm, 0) / values.length, 1);
}

/** The least region that is there; without regions the figure of the whole tyre. */
export function minimumMm(read: Read): number | null {
  const values = availableMm(read);
  return values.length === 0 ? read.globalMm : Math.min(...values);
}

/** `uncertain` where the tyre may be on either side of the legal minimum. Compared as whole micrometres. */
export function verdictOf(minimum: number | null, uncertaintyMm: number | null): MeasurementVerdict | null {
  if (minimum === null) return null;
  return depthVerdict(minimum, uncertaintyMm ?? reviewUncertaintyMm);
}

/** By the limits that suggest a result to a reviewer; null when a region is missing. */
export function wearPatternOf({ innerMm, middleMm, outerMm }: Read): WearPattern | null {
  if (innerMm === null || middleMm === null || outerMm === null) return null;
  const suggested = suggestResult({ innerMm, middleMm, outerMm });
  if (suggested.includes("wheel_alignment")) return "one_edge";
  if (!suggested.includes("pressure_check")) return "even";
  return middleMm < Math.min(innerMm, outerMm) ? "centre" : "edges";
}

/** The depths by edge, also of regions that a remote service gave from left to right. */
export function byEdge(read: Read): Read {
  if (read.remoteRegions === null || read.remoteRegions.length !== 3) return read;
  const regions = regionsOf(read);
  const at = (place: RegionPlace): number | null => regions.find((region) => region.place === place)?.value_mm ?? null;
  return { ...read, innerMm: at("inner"), middleMm: at("middle"), outerMm: at("outer") };
}

const placesOf = (position: PositionCode | null): readonly RegionPlace[] =>
  position === "fl" || position === "rl" ? ["outer", "middle", "inner"] : ["inner", "middle", "outer"];

const availableMm = (read: Read): number[] => regionsOf(read).flatMap(({ value_mm }) => value_mm ?? []);
const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
