import { mmOf32nd, mmOfInch } from "#measurement/verdict";

/** Returns an object of foreign JSON; anything else becomes an empty one. */
export type Json = Readonly<Record<string, unknown>>;

export const record = (value: unknown): Json => (isRecord(value) ? value : {});

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function textAt(from: Json, name: string): string | null {
  const value = from[name];
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

/** A number, also one that is spelt as text. */
export function numberAt(from: Json, name: string): number | null {
  const value = from[name];
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/** Millimetres of a depth in any of its three units; null when it is not available or cannot be a tread's. */
export function depthMmOf(value: unknown): number | null {
  const depth = record(value);
  if (depth["available"] === false) return null;
  const inMm = numberAt(depth, "value_mm");
  const inInch = numberAt(depth, "value_inch");
  const in32nds = numberAt(depth, "value_inch_32nds");
  const mm = inMm ?? (inInch === null ? null : inInch * mmOfInch) ?? (in32nds === null ? null : in32nds * mmOf32nd);
  return mm === null || mm < 0 || mm > deepestMm ? null : Math.round(mm * 100) / 100;
}

/** The contract's limit of a depth. */
const deepestMm = 25;

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
