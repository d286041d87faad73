import { AppError } from "@treadclub/kit/errors";
import { addDays, addMonths, formatTyreSize, londonDay, normalisePlate, parseTyreSize } from "@treadclub/rules";
import { bundledCars } from "./bundled-cars.ts";
import { bundledTests } from "./bundled-tests.ts";
import type { RegisterEntry, RegisterTyre, VehicleRegister } from "./port.ts";

/**
 * The embedded default: some sixty cars and vans whose MOT days follow the calendar, and DVLA's own test plates,
 * of which ER19BAD, ER19NFD, ER19THR, ER19ERR and ER19MNT answer the error that their letters say.
 */
export function openBundledRegister(): VehicleRegister {
  return {
    examples,
    async lookUp(plate, now) {
      const failure = failing.get(plate);
      if (failure !== undefined) throw failure();
      const line = lines.get(plate);
      return line === undefined ? null : entryOf(line, londonDay(now));
    },
  };
}

/** Cars that the demo gives to nobody. */
const examples = ["UB19HYT", "UG21DSD", "UN21NLF"];

const unavailable = (): AppError => new AppError("UPSTREAM_UNAVAILABLE");
const failing: ReadonlyMap<string, () => AppError> = new Map([
  ["ER19BAD", () => new AppError("VALIDATION_FAILED", { fields: { number: "plate" } })],
  // It is us who ask too often, not the driver.
  ["ER19THR", unavailable],
  ["ER19ERR", unavailable],
  ["ER19MNT", unavailable],
]);

const lines: ReadonlyMap<string, string> = new Map(
  bundledCars.map((line) => [normalisePlate(line.split("|")[0] ?? ""), line]),
);

function entryOf(line: string, today: string): RegisterEntry {
  const [
    plate = "",
    brand = "",
    model = "",
    colour = "",
    fuel = "",
    engine = "",
    year = "",
    due = "",
    miles = "",
    tyres = "",
  ] = line.split("|");
  const mot = motOf(Number(year), Number(due), today);
  return {
    brand,
    model,
    colour,
    fuel,
    engineSize: engine === "" ? "" : `${engine} cc`,
    year: Number(year),
    ...mot,
    mileage: Number(miles),
    tests: bundledTests({ plate, year: Number(year), miles: Number(miles), lastMotOn: mot.lastMotOn, today }),
    tyres: tyres.split(";").map(fitment),
  };
}

const firstMotAfterYears = 3;

/** `dueInDays` from today, unless the car is too young for a first MOT by then. */
function motOf(year: number, dueInDays: number, today: string): Pick<RegisterEntry, "lastMotOn" | "motDueOn"> {
  const motDueOn = addDays(today, dueInDays);
  const lastMotOn = addDays(addMonths(motDueOn, -12), 1);
  const firstMotYear = year + firstMotAfterYears;
  if (Number(lastMotOn.slice(0, 4)) >= firstMotYear) return { lastMotOn, motDueOn };
  const yearsLater = firstMotYear - Number(motDueOn.slice(0, 4));
  return { lastMotOn: null, motDueOn: addMonths(motDueOn, 12 * Math.max(0, yearsLater)) };
}

/** "205/55 R16 91V", or "225/45 R18 95Y > 245/40 R18 97Y" when the rear differs. */
function fitment(text: string): RegisterTyre {
  const [front = "", rear] = text.split(" > ");
  const inFront = parts(front);
  const behind = rear === undefined ? { size: "", load: "", speed: "" } : parts(rear);
  return {
    tyreSize: inFront.size,
    loadRating: inFront.load,
    speedRating: inFront.speed,
    rearTyreSize: behind.size,
    rearLoadRating: behind.load,
    rearSpeedRating: behind.speed,
  };
}

function parts(text: string): { size: string; load: string; speed: string } {
  const reading = parseTyreSize(text);
  if (!reading.ok) throw new Error("The bundled register holds a size that is none");
  const { loadIndex, loadIndexDual, speed, aboveSpeed: _, ...size } = reading.size;
  const load = [loadIndex, loadIndexDual].filter((index) => index !== undefined).join("/");
  return { size: formatTyreSize(size), load, speed: speed ?? "" };
}
