/** The drawing of a tread's cross-section, in its own units; 12 to the millimetre. */

export interface Depths {
  readonly innerMm: number | null;
  readonly middleMm: number | null;
  readonly outerMm: number | null;
}

export const width = 360;
/** Above a new surface there is nothing to draw. */
export const top = 26;
export const height = 178;
export const floorY = 140;
/** Where the three measured grooves run. */
export const grooveXs: readonly number[] = [54, 163, 272];
/** Fine cuts between them: drawn, not measured. */
export const sipeXs: readonly number[] = [92, 127, 199, 234];
const left = 8;
const right = 318;
const perMm = 12;

export const mmToY = (mm: number): number => floorY - Math.min(9.2, Math.max(0, mm)) * perMm;

/** The rubber under the worn surface: shoulders fall off to the walls, the surface runs through the three depths. */
export function surfacePath(mms: readonly (number | null)[]): string {
  const [a, b, c] = heights(mms);
  return [
    `M${left - 6} ${height}`,
    `C${left - 8} ${floorY + 10} ${left - 4} ${a + 12} ${left + 12} ${a + 3}`,
    `Q${grooveXs[0]} ${a - 3} ${mid(0)} ${(a + b) / 2 - 2}`,
    `Q${grooveXs[1]} ${b - 2} ${mid(1)} ${(b + c) / 2 - 2}`,
    `Q${grooveXs[2]} ${c - 3} ${right - 12} ${c + 3}`,
    `C${right + 4} ${c + 12} ${right + 8} ${floorY + 10} ${right + 6} ${height}`,
    `Q${grooveXs[1]} ${height - 8} ${left - 6} ${height}Z`,
  ].join("");
}

/** The two steel belts under the grooves, and the ply that runs into the walls. */
export const beltPaths: readonly string[] = [
  `M${left + 6} ${floorY + 13}Q${grooveXs[1]} ${floorY + 7} ${right - 6} ${floorY + 13}`,
  `M${left + 2} ${floorY + 21}Q${grooveXs[1]} ${floorY + 15} ${right - 2} ${floorY + 21}`,
];

/** The strip in which the true surface lies; empty unless all three were measured. */
export function bandPath(mms: readonly (number | null)[], marginMm: number): string {
  if (mms.some((mm) => mm === null)) return "";
  const line = (shift: number): string[] => {
    const [a, b, c] = heights(mms.map((mm) => (mm ?? 0) + shift));
    return [
      `${left + 8} ${a}`,
      `${grooveXs[0]} ${a}`,
      `${grooveXs[1]} ${b}`,
      `${grooveXs[2]} ${c}`,
      `${right - 8} ${c}`,
    ];
  };
  return `M${[...line(marginMm), ...line(-marginMm).toReversed()].join("L")}Z`;
}

/** Where a depth is missing, the surface is drawn through those that are known. */
function heights(mms: readonly (number | null)[]): readonly [number, number, number] {
  const known = mms.filter((mm) => mm !== null);
  const mean = known.length === 0 ? 8 : known.reduce((sum, mm) => sum + mm, 0) / known.length;
  return [mmToY(mms[0] ?? mean), mmToY(mms[1] ?? mean), mmToY(mms[2] ?? mean)];
}

const mid = (at: number): number => ((grooveXs[at] ?? 0) + (grooveXs[at + 1] ?? 0)) / 2;
