import type { TreadScan } from "@treadclub/rules/forecast";
import type { Wheel } from "../CarFromAbove.tsx";

export const scans: readonly TreadScan[] = [
  { onDay: "2024-05-12", mileage: 31_200, minimumMm: 6.4 },
  { onDay: "2025-01-20", mileage: 37_900, minimumMm: 5.2 },
  { onDay: "2025-09-03", mileage: 43_000, minimumMm: 4.4 },
  { onDay: "2026-04-17", mileage: 48_600, minimumMm: 3.6 },
];

export const forecast = {
  at3: { onDay: "2026-10-02", fromDay: "2026-07-20", toDay: "2027-01-10", mileage: 52_900 },
  at16: { onDay: "2027-11-20", fromDay: "2027-04-12", toDay: "2028-08-01", mileage: 62_700 },
} as const;

export const wheels: Readonly<Record<"front_left" | "front_right" | "rear_left" | "rear_right", Wheel>> = {
  front_left: { tone: "now", word: "Change now", depthMm: 1.4 },
  front_right: { tone: "soon", word: "Replace soon", depthMm: 2.6 },
  rear_left: { tone: "good", word: "Good", depthMm: 5.8 },
  rear_right: { tone: "waiting", word: "Being looked at" },
};

/** A drawn tread as a picture file, so that no photo is needed. */
export function drawnPhoto(shade: string, worn: number): string {
  const blocks = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [20 + (at % 6) * 100, 10 + Math.floor(at / 6) * 46];
    return `<path d="M${x} ${y}h${88 - worn}l-14 36h-${88 - worn}z" fill="${shade}"/>`;
  }).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#171614"/>${blocks}</svg>`;
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}

/** So many minutes before this page was opened. */
export const ago = (minutes: number): string => new Date(openedMs - minutes * 60_000).toISOString();
const openedMs = Date.now();
