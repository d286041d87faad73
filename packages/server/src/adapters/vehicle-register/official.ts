import { AppError } from "@treadclub/kit/errors";
import { milesOf, soundReadings } from "@treadclub/rules";
import type { DvlaVehicle, openDvla } from "./dvla.ts";
import type { DvsaVehicle, openDvsa } from "./dvsa.ts";
import type { RegisterEntry, VehicleRegister } from "./port.ts";

interface Sources {
  readonly dvla: ReturnType<typeof openDvla> | null;
  readonly dvsa: ReturnType<typeof openDvsa> | null;
}

/** How long an answer is kept in this process, and how many; a driver looks a car up and saves it a minute later. */
const keepMs = 10 * 60_000;
const mostKept = 1_000;
/** After an allowance is used up, a source is left alone. */
const restMs = 5 * 60_000;

type Kept = { readonly entry: Promise<RegisterEntry | null>; readonly untilMs: number };

/**
 * DVLA and DVSA as one register: make, colour, fuel, year and MOT expiry of the one, model and MOT tests of the other. What
 * one of them does not answer is left out; both away is an error. A number is asked for once at a time.
 */
export function openOfficialRegister(sources: Sources): VehicleRegister {
  const kept = new Map<string, Kept>();
  const dvla = resting(sources.dvla);
  const dvsa = resting(sources.dvsa);
  return {
    examples: [],
    lookUp(plate, now) {
      const nowMs = now.getTime();
      const known = kept.get(plate);
      if (known && known.untilMs > nowMs) return known.entry;
      const entry = both(dvla(plate, nowMs), dvsa(plate, nowMs));
      kept.set(plate, { entry, untilMs: nowMs + keepMs });
      entry.catch(() => kept.delete(plate));
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
      return entry;
    },
  };
}

/** A source that is not asked for a while after it said that we ask too much. Null where there is none. */
function resting<T>(source: ((plate: string) => Promise<T | null>) | null) {
  let untilMs = 0;
  return async (plate: string, nowMs: number): Promise<T | null> => {
    if (source === null) return null;
    if (nowMs < untilMs) throw new AppError("QUOTA_EXCEEDED");
    try {
      return await source(plate);
    } catch (error) {
      if (error instanceof AppError && error.code === "QUOTA_EXCEEDED") untilMs = nowMs + restMs;
      throw error;
    }
  };
}

async function both(
  fromDvla: Promise<DvlaVehicle | null>,
  fromDvsa: Promise<DvsaVehicle | null>,
): Promise<RegisterEntry | null> {
  const [dvla, dvsa] = await Promise.allSettled([fromDvla, fromDvsa]);
  const car = dvla.status === "fulfilled" ? dvla.value : null;
  const mot = dvsa.status === "fulfilled" ? dvsa.value : null;
  if (car || mot) return entryOf(car, mot);
  for (const answer of [dvla, dvsa]) if (answer.status === "rejected") throw answer.reason;
  return null;
}

function entryOf(car: DvlaVehicle | null, mot: DvsaVehicle | null): RegisterEntry {
  const tests = mot?.tests ?? [];
  const passed = tests.filter((test) => test.passed);
  const engine = car?.engineCapacity ?? Number(mot?.engineSize ?? 0);
  return {
    brand: nameOf(mot?.make ?? car?.make ?? ""),
    model: nameOf(mot?.model ?? ""),
    colour: nameOf(car?.colour || (mot?.primaryColour ?? "")),
    fuel: fuelOf(car?.fuelType || (mot?.fuelType ?? "")),
    engineSize: engine > 0 ? `${engine} cc` : "",
    year: car?.yearOfManufacture ?? null,
    lastMotOn: passed.at(-1)?.completedOn ?? null,
    motDueOn: latest(passed.map(({ expiresOn }) => expiresOn)) ?? mot?.motTestDueDate ?? car?.motExpiryDate ?? null,
    mileage: lastMileage(tests),
    tyres: [],
    tests,
  };
}

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

const lastMileage = (tests: RegisterEntry["tests"]): number | null =>
  soundReadings(
    tests.flatMap(({ completedOn, odometer }) =>
      odometer === null ? [] : [{ onDay: completedOn, miles: milesOf(odometer.value, odometer.unit) }],
    ),
  ).at(-1)?.miles ?? null;

/** Makes that write themselves in capitals, and everything short or with a figure: BMW, MG, C3, A180. */
const isKept = (word: string): boolean => word.length <= 3 || /\d/.test(word);
/** "LAND ROVER" is Land Rover. */
const nameOf = (text: string): string =>
  text
    .trim()
    .split(/(?<=[\s-])/)
    .map((word) =>
      isKept(word.trim().replace(/-$/, "")) ? word : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join("");

const fuelOf = (text: string): string => {
  const lower = text.trim().toLowerCase().replace("electricity", "electric").replace("heavy oil", "diesel");
  return lower.charAt(0).toUpperCase() + lower.slice(1);
};
