import type { Nation } from "./nation.ts";
import { addDays, isDay, weekdayOf } from "./time.ts";

export type BankHoliday = { day: string; name: string };

/**
 * Returns the bank holidays of a nation in their order, with substitute days and the proclaimed ones known so far
 * (2020 to 2026). Proclaimed extras of later years cannot be computed.
 */
export function bankHolidays(year: number, nation: Nation): BankHoliday[] {
  return [...shared(year), ...OWN[nation](year)]
    .map((holiday) => ({ ...holiday, day: MOVED[holiday.day] ?? holiday.day }))
    .concat(PROCLAIMED.filter(({ day, of }) => day.startsWith(`${year}-`) && (of ?? nation) === nation))
    .map(({ day, name }) => ({ day, name }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/**
 * True on a bank holiday of the nation. Christmas Day counts on a weekend too: the substitute day does
 * not open the shops on the 25th.
 */
export function isBankHoliday(day: string, nation: Nation): boolean {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  if (day.endsWith("-12-25")) return true;
  return daysOff(Number(day.slice(0, 4)), nation).has(day);
}

const knownYears = new Map<string, ReadonlySet<string>>();

/** Calendars ask for every day of a month, so each year is computed once. */
function daysOff(year: number, nation: Nation): ReadonlySet<string> {
  const key = `${nation} ${year}`;
  const known = knownYears.get(key) ?? new Set(bankHolidays(year, nation).map(({ day }) => day));
  knownYears.set(key, known);
  return known;
}

/** The holidays of the whole UK. */
const shared = (year: number): BankHoliday[] => [
  { day: addDays(easterSunday(year), -2), name: "Good Friday" },
  { day: firstMonday(`${year}-05-01`), name: "Early May bank holiday" },
  { day: addDays(firstMonday(`${year}-06-01`), -7), name: "Spring bank holiday" },
  substituted(`${year}-12-25`, "Christmas Day", 2),
  substituted(`${year}-12-26`, "Boxing Day", 2),
];

const easterMonday = (year: number): BankHoliday => ({ day: addDays(easterSunday(year), 1), name: "Easter Monday" });
const lateSummer = (year: number): BankHoliday => ({
  day: addDays(firstMonday(`${year}-09-01`), -7),
  name: "Summer bank holiday",
});

const OWN: Readonly<Record<Nation, (year: number) => BankHoliday[]>> = {
  england_and_wales: (year) => [
    substituted(`${year}-01-01`, "New Year's Day", 1),
    easterMonday(year),
    lateSummer(year),
  ],
  scotland: (year) => [
    substituted(`${year}-01-01`, "New Year's Day", 2),
    substituted(`${year}-01-02`, "2nd January", 2),
    { day: firstMonday(`${year}-08-01`), name: "Summer bank holiday" },
    substituted(`${year}-11-30`, "St Andrew's Day", 1),
  ],
  northern_ireland: (year) => [
    substituted(`${year}-01-01`, "New Year's Day", 1),
    substituted(`${year}-03-17`, "St Patrick's Day", 1),
    easterMonday(year),
    substituted(`${year}-07-12`, "Battle of the Boyne (Orangemen's Day)", 1),
    lateSummer(year),
  ],
};

const MOVED: Readonly<Record<string, string>> = {
  "2020-05-04": "2020-05-08",
  "2022-05-30": "2022-06-02",
};

/** Without `of`: the whole UK. */
const PROCLAIMED: readonly (BankHoliday & { of?: Nation })[] = [
  { day: "2022-06-03", name: "Platinum Jubilee bank holiday" },
  { day: "2022-09-19", name: "Bank Holiday for the State Funeral of Queen Elizabeth II" },
  { day: "2023-05-08", name: "Bank holiday for the coronation of King Charles III" },
  { day: "2026-06-15", name: "World Cup bank holiday", of: "scotland" },
];

/**
 * A holiday on a weekend moves on: past a lone day to the Monday, past a pair of two (Christmas and Boxing Day, the
 * Scottish New Year) two days on, so that both keep a weekday.
 */
function substituted(day: string, name: string, holidaysInARow: 1 | 2): BankHoliday {
  const weekday = weekdayOf(day);
  if (weekday < 5) return { day, name };
  const onwards = holidaysInARow === 2 ? 2 : 7 - weekday;
  return { day: addDays(day, onwards), name: `${name} (substitute day)` };
}

function firstMonday(firstOfMonth: string): string {
  return addDays(firstOfMonth, (7 - weekdayOf(firstOfMonth)) % 7);
}

/** The anonymous Gregorian computus. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const dayOfMonth = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
}
