/** The deepest reading that any call takes, in mm. */
export const DEEPEST_READING_MM = 25;
/** Where a step starts while nothing is typed anywhere. */
const usualMm = 4;

/**
 * Returns the millimetres that somebody typed. Two digits without a point are tenths, so that "45" is 4.5 and "16" is 1.6;
 * one digit is whole millimetres, "120" is 12.0. Empty gives null, what is no depth gives NaN.
 */
export function readDepth(text: string): number | null {
  const plain = text
    .trim()
    .replace(/\s*mm$/i, "")
    .replace(",", ".");
  if (plain === "") return null;
  const mm = /^\d{2,3}$/.test(plain)
    ? Number(plain) / 10
    : /^(\d{1,2}\.?\d{0,2}|\.\d{1,2})$/.test(plain)
      ? Number(plain)
      : Number.NaN;
  return mm > DEEPEST_READING_MM ? Number.NaN : mm;
}

/** At least one decimal, a second one only where it was given: "4.0", "1.55"; "" for nothing. */
export function writeDepth(mm: number | null): string {
  if (mm === null || Number.isNaN(mm)) return "";
  return Number.isInteger(Math.round(mm * 100) / 10) ? mm.toFixed(1) : mm.toFixed(2);
}

/** One step of a depth, by tenths. From nothing it starts at a neighbour's depth, so that the first press shows where one is. */
export function stepDepth(text: string, byMm: number, neighbours: readonly (number | null)[] = []): string {
  const now = readDepth(text);
  if (now === null || Number.isNaN(now))
    return writeDepth(neighbours.find((mm) => mm !== null && !Number.isNaN(mm)) ?? usualMm);
  const tenths = Math.round(now * 10 + byMm * 10);
  return writeDepth(Math.min(DEEPEST_READING_MM, Math.max(0, tenths / 10)));
}

/** How far a key moves a depth, or null when the key means something else. */
export function stepOfKey(key: string, withShift: boolean): number | null {
  if (key === "ArrowUp") return withShift ? 1 : 0.1;
  if (key === "ArrowDown") return withShift ? -1 : -0.1;
  if (key === "PageUp") return 1;
  return key === "PageDown" ? -1 : null;
}
