import { addDays, addMonths, daysBetween } from "@treadclub/rules";
import type { RegisterTest } from "./port.ts";

interface TestedCar {
  readonly plate: string;
  readonly year: number;
  readonly miles: number;
  readonly lastMotOn: string | null;
  readonly today: string;
}

const firstMotAfterYears = 3;
const mostTests = 12;

/** The yearly tests of a bundled car, the same each time: driven evenly, now and then with a remark, a failure or a misread odometer. */
export function bundledTests(car: TestedCar): RegisterTest[] {
  const { lastMotOn, year } = car;
  if (lastMotOn === null) return [];
  const days = Array.from({ length: mostTests }, (_, n) => addMonths(lastMotOn, -12 * n))
    .filter((day) => Number(day.slice(0, 4)) >= year + firstMotAfterYears)
    .toReversed();
  return days.flatMap((day) => testsOn(car, day));
}

function testsOn(car: TestedCar, day: string): RegisterTest[] {
  const dice = hash(`${car.plate}${day.slice(0, 4)}`);
  const miles = milesOn(car, day, dice);
  const isMisread = dice % 23 === 7 && day !== car.lastMotOn;
  const advisory = remarkOf(advisories, dice);
  const pass: RegisterTest = {
    completedOn: day,
    passed: true,
    expiresOn: addDays(addMonths(day, 12), -1),
    odometer: { value: isMisread ? miles * 10 : miles, unit: "mi" },
    remarks: advisory.map((text) => ({ text, severity: "advisory" })),
  };
  const failure = remarkOf(failures, Math.floor(dice / 7));
  if (failure.length === 0) return [pass];
  const failed: RegisterTest = {
    ...pass,
    completedOn: addDays(day, -2),
    passed: false,
    expiresOn: null,
    odometer: { value: miles - 9, unit: "mi" },
    remarks: [...failure.map((text) => ({ text, severity: "major" as const })), ...pass.remarks],
  };
  return [failed, pass];
}

/** Even driving, off by at most a fifth of a year. */
function milesOn({ year, miles, today }: TestedCar, day: string, dice: number): number {
  const made = `${year}-07-01`;
  const perDay = miles / daysBetween(made, today);
  return Math.round(perDay * (daysBetween(made, day) + (dice % 146) - 73));
}

const remarkOf = (remarks: readonly string[], dice: number): string[] => {
  const text = remarks[dice % (remarks.length * 3)];
  return text === undefined ? [] : [text];
};

const advisories = [
  "Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))",
  "Offside Rear Tyre slightly damaged/cracking or perishing (5.2.3 (d) (ii))",
  "Front Tyre worn close to legal limit/worn on edge  both (5.2.3 (e))",
  "Front Brake disc worn, pitted or scored, but not seriously weakened  both (1.1.14 (a) (ii))",
  "Nearside Rear Tyre worn close to legal limit/worn on edge  inner edge (5.2.3 (e))",
  "Offside Front Lower Suspension arm ball joint has slight play (5.3.4 (a) (i))",
  "Oil leak, but not excessive (8.4.1 (a) (i))",
  "Offside Front Tyre has a cut but not deep enough to reach the ply or cords (5.2.3 (d) (i))",
];

const failures = [
  "Offside Front Tyre tread depth below requirements of 1.6mm (5.2.3 (e))",
  "Nearside Headlamp not working on dipped beam (4.1.1 (a) (ii))",
];

/** A number that a text always has. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
