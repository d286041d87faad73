import type { Depths } from "./stage.ts";

/** A scan of the demo world. */
export interface ScanInput {
  readonly driver: number;
  readonly day: number;
  readonly position: "front_left" | "front_right" | "rear_left" | "rear_right";
  readonly depths: Depths;
  readonly mileage: number;
  /** Through the driver's club: its fitter judges it, where the fitter judges its scans itself. */
  readonly ofClub?: true;
  /** Without an end the scan waits for review. */
  readonly end?: "judge" | "reject";
}

const even = (mm: number): Depths => ({ inner_mm: mm, middle_mm: mm, outer_mm: mm });
export const scans: readonly ScanInput[] = [
  // Anna's car: every answer at once, and a line over time.
  { driver: 0, day: 50, position: "front_left", depths: even(3.4), mileage: 76_100, end: "judge" },
  {
    driver: 0,
    day: 6,
    position: "front_left",
    depths: { inner_mm: 2.7, middle_mm: 2.8, outer_mm: 2.6 },
    mileage: 78_400,
    end: "judge",
  },
  {
    driver: 0,
    day: 6,
    position: "front_right",
    depths: { inner_mm: 1.4, middle_mm: 3.1, outer_mm: 3.2 },
    mileage: 78_400,
    end: "judge",
  },
  {
    driver: 1,
    day: 30,
    position: "front_left",
    depths: { inner_mm: 3.6, middle_mm: 5.1, outer_mm: 3.7 },
    mileage: 41_250,
    end: "judge",
  },
  {
    driver: 2,
    day: 28,
    position: "front_left",
    depths: { inner_mm: 5.2, middle_mm: 3.9, outer_mm: 5.1 },
    mileage: 22_100,
    end: "judge",
  },
  { driver: 3, day: 25, position: "rear_right", depths: even(7.1), mileage: 18_900, end: "judge" },
  { driver: 4, day: 22, position: "front_right", depths: even(1.3), mileage: 27_600, end: "judge" },
  { driver: 5, day: 20, position: "front_left", depths: even(2.2), mileage: 68_200, end: "judge" },
  {
    driver: 6,
    day: 18,
    position: "rear_left",
    depths: { inner_mm: 2.4, middle_mm: 4.2, outer_mm: 4.4 },
    mileage: 74_300,
    end: "judge",
  },
  { driver: 7, day: 15, position: "front_left", depths: even(4.6), mileage: 15_400, end: "judge" },
  { driver: 8, day: 12, position: "front_right", depths: even(2.9), mileage: 52_700, end: "judge" },
  { driver: 9, day: 11, position: "front_left", depths: even(3.1), mileage: 39_900, end: "reject" },
  { driver: 10, day: 9, position: "rear_right", depths: even(6.4), mileage: 33_400, end: "reject" },
  { driver: 11, day: 4, position: "front_left", depths: even(5.5), mileage: 9800, end: "judge" },
  {
    driver: 12,
    day: 3,
    position: "front_left",
    depths: { inner_mm: 1.7, middle_mm: 1.9, outer_mm: 1.8 },
    mileage: 61_300,
    end: "judge",
  },
  { driver: 13, day: 2, position: "front_left", depths: even(2.4), mileage: 112_400 },
  {
    driver: 14,
    day: 1,
    position: "front_right",
    depths: { inner_mm: 4.8, middle_mm: 4.7, outer_mm: 2.9 },
    mileage: 84_100,
  },
  { driver: 15, day: 1, position: "rear_left", depths: even(1.5), mileage: 97_800 },
  { driver: 16, day: 0, position: "front_left", depths: even(6), mileage: 20_500 },
  {
    driver: 17,
    day: 0,
    position: "rear_right",
    depths: { inner_mm: 3.2, middle_mm: 3.3, outer_mm: 3.1 },
    mileage: 69_800,
  },
  { driver: 18, day: 5, position: "front_right", depths: even(4.4), mileage: 36_700, ofClub: true, end: "judge" },
  { driver: 21, day: 0, position: "front_left", depths: even(2.7), mileage: 58_900, ofClub: true },
  {
    driver: 24,
    day: 0,
    position: "rear_left",
    depths: { inner_mm: 5.6, middle_mm: 5.4, outer_mm: 3.6 },
    mileage: 14_300,
    ofClub: true,
  },
];
