export type DotProblem =
  | "empty"
  | "too_short"
  | "three_digit_date"
  | "no_date_code"
  | "week_out_of_range"
  | "in_future";

/** `week` 1 to 53, `madeMonth` "YYYY-MM", `ageYears` whole years since that week began. */
export type DotDate = { ok: true; week: number; year: number; madeMonth: string; ageYears: number };
export type DotReading = DotDate | { ok: false; reason: DotProblem; detail: string };

export type DotAdvice = "ok" | "check_yearly" | "replace";

/**
 * Reads the date out of a DOT code: the whole of it (`DOT HD7R 08NX 2418`) or its last group (`2418`, `24/18`).
 * "three_digit_date" was made before 2000; "no_date_code" is usually the side of the tyre without the date.
 * `detail` is the part of the text that the reason is about.
 */
export function parseDot(text: string, now: Date): DotReading {
  const groups = groupsOf(text);
  const code = dateCode(groups);
  if (typeof code !== "string") return code;

  const week = Number(code.slice(0, 2));
  const year = 2000 + Number(code.slice(2));
  if (week < 1 || week > 53) return problem("week_out_of_range", code.slice(0, 2));
  const monday = mondayOfWeek(week, year);
  if (monday.getTime() > now.getTime()) return problem("in_future", code);
  return { ok: true, week, year, madeMonth: monthOfWeek(monday, year), ageYears: wholeYears(monday, now) };
}

/** From 6 years a yearly look, from 10 a new tyre: the trade's advice, no law for cars and light vans. */
export function dotAdvice(ageYears: number): DotAdvice {
  if (ageYears >= DOT_REPLACE_YEARS) return "replace";
  return ageYears >= DOT_CHECK_YEARS ? "check_yearly" : "ok";
}

export const DOT_CHECK_YEARS = 6;
export const DOT_REPLACE_YEARS = 10;

const DAY_MS = 86_400_000;
/** Plant (2) + size (2) + date (4): the least that a code with a date has. */
const SHORTEST_CODE = 8;

function groupsOf(text: string): string[] {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/^[^A-Z0-9]*DOT/, " ")
    .split(/[^A-Z0-9]+/)
    .filter((group) => group !== "");
}

/** Four digits, week and year, or why there are none. */
function dateCode(groups: string[]): string | Exclude<DotReading, DotDate> {
  const last = groups.at(-1);
  if (last === undefined) return problem("empty", "");
  const before = groups.at(-2);
  if (/^\d{2}$/.test(last) && before !== undefined && /^\d{2}$/.test(before)) return before + last;
  if (/^\d{4}$/.test(last)) return last;
  if (/^\d{3}$/.test(last)) return problem("three_digit_date", last);

  const compact = groups.join("");
  if (compact.length < 4) return problem("too_short", compact);
  if (compact.length < SHORTEST_CODE || /^\d+$/.test(compact)) return problem("no_date_code", last);
  const tail = /[A-Z0-9](\d{4})$/.exec(last)?.[1];
  if (tail !== undefined) return tail;
  const oldTail = groups.length === 1 ? /[A-Z](\d{3})$/.exec(last)?.[1] : undefined;
  return oldTail === undefined ? problem("no_date_code", last) : problem("three_digit_date", oldTail);
}

/** Makers count weeks in slightly different ways; the ISO week starts earliest, so no new tyre is "in future". */
function mondayOfWeek(week: number, year: number): Date {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const daysSinceMonday = (fourth.getUTCDay() + 6) % 7;
  return new Date(fourth.getTime() + ((week - 1) * 7 - daysSinceMonday) * DAY_MS);
}

/** The month that holds the middle of the week, kept inside the year that the code names. */
function monthOfWeek(monday: Date, year: number): string {
  const thursday = new Date(monday.getTime() + 3 * DAY_MS);
  return thursday.getUTCFullYear() > year ? `${year}-12` : thursday.toISOString().slice(0, 7);
}

function wholeYears(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const anniversaryMs = Date.UTC(from.getUTCFullYear() + years, from.getUTCMonth(), from.getUTCDate());
  return to.getTime() < anniversaryMs ? years - 1 : years;
}

function problem(reason: DotProblem, detail: string): Exclude<DotReading, DotDate> {
  return { ok: false, reason, detail };
}
