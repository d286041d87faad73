import { parseDot, type DotDate, type DotProblem } from "./dot.ts";
import { loadKg } from "./tyre-load.ts";
import { formatTyreSize, parseTyreSize, type TyreSize, type TyreSizeProblem } from "./tyre-size.ts";
import { compareSpeed, speedKph } from "./tyre-speed.ts";

export const sidewallFields = ["size", "load", "speed", "dot", "make"] as const;
export type SidewallField = (typeof sidewallFields)[number];

/** What stands on a sidewall, as somebody typed it; "" for what was not typed. */
export type SidewallText = Readonly<Record<SidewallField, string>>;

export type SidewallProblem =
  | TyreSizeProblem
  | Exclude<DotProblem, "empty">
  | "load_not_understood"
  | "load_differs"
  | "speed_differs";

/** `detail` is the part of the text that the reason is about. */
export interface SidewallFault {
  readonly reason: SidewallProblem;
  readonly detail: string;
}

export interface SidewallReading {
  /** The size without its rating. */
  readonly size: TyreSize | null;
  /** On a single wheel, and on twin wheels. */
  readonly load: { readonly single: number; readonly dual: number | null } | null;
  readonly speed: string | null;
  readonly made: DotDate | null;
  readonly problems: Partial<Readonly<Record<SidewallField, SidewallFault>>>;
}

export const noSidewallText: SidewallText = { size: "", load: "", speed: "", dot: "", make: "" };

/**
 * Reads what was typed from a sidewall, field by field. A rating that stands behind the size counts for load and speed
 * that are left empty, and must agree with those that are not.
 */
export function readSidewall(text: SidewallText, now: Date): SidewallReading {
  const size = sizeOf(text.size);
  const load = loadOf(text.load, size.value);
  const speed = speedOf(text.speed, size.value);
  const made = madeOf(text.dot, now);
  const faults = { size: size.fault, load: load.fault, speed: speed.fault, dot: made.fault };
  return {
    size: size.value && withoutRating(size.value),
    load: load.value,
    speed: speed.value,
    made: made.value,
    problems: Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)),
  };
}

/** The same text in its canonical spelling, for what can be read. */
export function canonicalSidewall(text: SidewallText, reading: SidewallReading): SidewallText {
  const { size, load, speed } = reading;
  return {
    size: size ? formatTyreSize(size) : text.size.trim(),
    load: load ? formatLoad(load) : text.load.trim(),
    speed: speed ?? text.speed.trim(),
    dot: text.dot.trim().toUpperCase(),
    make: text.make.trim(),
  };
}

export const isSidewallEmpty = (text: SidewallText): boolean =>
  sidewallFields.every((field) => text[field].trim() === "");

interface Part<T> {
  readonly value: T | null;
  readonly fault: SidewallFault | null;
}

const nothing = { value: null, fault: null };
const found = <T>(value: T): Part<T> => ({ value, fault: null });
const wrong = (reason: SidewallProblem, detail: string): Part<never> => ({ value: null, fault: { reason, detail } });

function sizeOf(text: string): Part<TyreSize> {
  if (text.trim() === "") return nothing;
  const reading = parseTyreSize(text);
  return reading.ok ? found(reading.size) : wrong(reading.reason, reading.detail);
}

type Load = NonNullable<SidewallReading["load"]>;

function loadOf(text: string, size: TyreSize | null): Part<Load> {
  const marked = size?.loadIndex === undefined ? null : { single: size.loadIndex, dual: size.loadIndexDual ?? null };
  const clean = text.normalize("NFKC").replace(/\s+/g, "");
  if (clean === "") return { value: marked, fault: null };
  const pair = /^(\d{2,3})(?:\/(\d{2,3}))?$/.exec(clean);
  if (!pair) return wrong("load_not_understood", clean);
  const load = { single: Number(pair[1]), dual: pair[2] === undefined ? null : Number(pair[2]) };
  if (loadKg(load.single) === null) return wrong("load_out_of_range", String(load.single));
  if (load.dual !== null && loadKg(load.dual) === null) return wrong("load_out_of_range", String(load.dual));
  if (load.dual !== null && load.dual > load.single) return wrong("load_pair_reversed", clean);
  const isOther = marked !== null && (marked.single !== load.single || (load.dual ?? marked.dual) !== marked.dual);
  return isOther ? wrong("load_differs", formatLoad(marked)) : found(marked ?? load);
}

function speedOf(text: string, size: TyreSize | null): Part<string> {
  const marked = size?.speed ?? null;
  const symbol = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s()]+/g, "");
  if (symbol === "") return { value: marked, fault: null };
  if (speedKph(symbol) === null) return wrong("speed_unknown", symbol);
  return marked !== null && compareSpeed(marked, symbol) !== 0 ? wrong("speed_differs", marked) : found(symbol);
}

function madeOf(text: string, now: Date): Part<DotDate> {
  const reading = parseDot(text, now);
  if (reading.ok) return found(reading);
  return reading.reason === "empty" ? nothing : wrong(reading.reason, reading.detail);
}

function withoutRating({ loadIndex: _, loadIndexDual: __, speed: ___, aboveSpeed: ____, ...size }: TyreSize): TyreSize {
  return size;
}

const formatLoad = ({ single, dual }: Load): string => (dual === null ? `${single}` : `${single}/${dual}`);
