export type PlateStyle = "current" | "q" | "prefix" | "suffix" | "ni" | "dateless" | "unknown";

/** Upper case, letters and digits only: the form in which a registration number is stored and compared. */
export function normalisePlate(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[^A-Za-z0-9]/g, "")
    .toUpperCase();
}

/** The loose rule of DVLA's own services: never refuses a real cherished plate. */
export function isPlate(text: string): boolean {
  return LOOSE.test(normalisePlate(text));
}

/** The strict style, which tells how a plate is read; "unknown" may still be a plate by the loose rule. */
export function plateStyle(plate: string): PlateStyle {
  const normal = normalisePlate(plate);
  return STYLES.find(([, pattern]) => pattern.test(normal))?.[0] ?? "unknown";
}

/** With the space where the physical plate has its gap; text that is no plate comes back normalised. */
export function formatPlate(plate: string): string {
  const normal = normalisePlate(plate);
  const parts = GAPS.map((gap) => gap.exec(normal)).find((match) => match !== null);
  return parts ? `${parts[1]} ${parts[2]}` : normal;
}

/** Normalised plates that differ only by O/0 and I/1 and have a strict style; fewest changes first, at most 5. */
export function plateHints(plate: string): string[] {
  const normal = normalisePlate(plate);
  if (normal.length < 2 || normal.length > 7) return [];
  return swaps(normal)
    .filter((hint) => hint !== normal && plateStyle(hint) !== "unknown" && !startsNumberWithZero(hint))
    .sort((a, b) => changes(normal, a) - changes(normal, b) || rank(a) - rank(b) || a.localeCompare(b))
    .slice(0, 5);
}

/**
 * The first year in which this plate can have been issued, null when the style does not tell.
 * A vehicle may be older than its plate, never newer.
 */
export function plateEarliestYear(plate: string): number | null {
  const normal = normalisePlate(plate);
  switch (plateStyle(normal)) {
    case "current": {
      const ageId = Number(normal.slice(2, 4));
      return 2000 + (ageId > 50 ? ageId - 50 : ageId);
    }
    case "prefix":
      return PREFIX_YEARS[normal.charAt(0)] ?? null;
    case "suffix":
      return SUFFIX_YEARS[normal.charAt(normal.length - 1)] ?? null;
    default:
      return null;
  }
}

const LOOSE =
  /^([A-Z]{3}\d{1,4}|[A-Z]\d{1,3}[A-Z]{3}|[A-Z]{3}\d{1,3}[A-Z]|[A-Z]{2}\d{2}[A-Z]{3}|[A-Z]{1,3}\d{1,3}|\d{1,4}[A-Z]{1,3}|[A-Z]{1,2}\d{1,4})$/;

const STYLES: readonly (readonly [PlateStyle, RegExp])[] = [
  ["current", /^[A-HJ-PR-Y]{2}(0[2-9]|[1-4]\d|5[1-9]|[6-9]\d)[A-HJ-PR-Z]{3}$/],
  ["q", /^Q\d{1,3}[A-HJ-PR-Y]{3}$/],
  ["prefix", /^[A-HJ-NPR-TV-Y]\d{1,3}[A-HJ-PR-Y]{3}$/],
  ["suffix", /^[A-HJ-PR-Y]{3}\d{1,3}[A-HJ-NPR-TV-Y]$/],
  ["ni", /^((?=[A-Z]*[IZ])[A-Z]{2,3}\d{1,4}|\d{1,4}(?=[A-Z]*[IZ])[A-Z]{2,3})$/],
  ["dateless", /^([A-Z]{1,3}\d{1,3}|[A-Z]{1,2}\d{4}|\d{1,3}[A-Z]{1,3}|\d{4}[A-Z]{1,2})$/],
];

/** By shape, not by strict style: an unissued combination still shows its gap where people expect it. */
const GAPS: readonly RegExp[] = [
  /^([A-Z]{2}\d{2})([A-Z]{3})$/,
  /^([A-Z]\d{1,3})([A-Z]{3})$/,
  /^([A-Z]{3})(\d{1,3}[A-Z])$/,
  /^([A-Z]{1,3})(\d{1,4})$/,
  /^(\d{1,4})([A-Z]{1,3})$/,
];

const SUFFIX_YEARS: Readonly<Record<string, number>> = {
  A: 1963,
  B: 1964,
  C: 1965,
  D: 1966,
  E: 1967,
  F: 1967,
  G: 1968,
  H: 1969,
  J: 1970,
  K: 1971,
  L: 1972,
  M: 1973,
  N: 1974,
  P: 1975,
  R: 1976,
  S: 1977,
  T: 1978,
  V: 1979,
  W: 1980,
  X: 1981,
  Y: 1982,
};

const PREFIX_YEARS: Readonly<Record<string, number>> = {
  A: 1983,
  B: 1984,
  C: 1985,
  D: 1986,
  E: 1987,
  F: 1988,
  G: 1989,
  H: 1990,
  J: 1991,
  K: 1992,
  L: 1993,
  M: 1994,
  N: 1995,
  P: 1996,
  R: 1997,
  S: 1998,
  T: 1999,
  V: 1999,
  W: 2000,
  X: 2000,
  Y: 2001,
};

const TWIN: Readonly<Record<string, string>> = { O: "0", "0": "O", I: "1", "1": "I" };

function swaps(text: string): string[] {
  return [...text].reduce<string[]>(
    (heads, letter) => {
      const twin = TWIN[letter];
      const choices = twin === undefined ? [letter] : [letter, twin];
      return heads.flatMap((head) => choices.map((choice) => head + choice));
    },
    [""],
  );
}

/** Only the current style has numbers that begin with 0. */
function startsNumberWithZero(plate: string): boolean {
  return plateStyle(plate) !== "current" && /(^|[A-Z])0/.test(plate);
}

function changes(from: string, to: string): number {
  return [...from].filter((letter, place) => letter !== to.charAt(place)).length;
}

function rank(plate: string): number {
  return STYLES.findIndex(([style]) => style === plateStyle(plate));
}
