import { addMonths, londonDay, normalisePlate } from "@treadclub/rules";
import { bundledCars } from "./cars.ts";
import { RegisterError, type Fitment, type RegisterEntry, type VehicleRegister } from "./port.ts";

/** DVLA's test plates that answer an error; the others of its list are in the register itself. */
const troubled: Readonly<Record<string, "unavailable" | "busy" | "unknown">> = { ER19BAD: "unknown", ER19NFD: "unknown", ER19THR: "busy", ER19ERR: "unavailable", ER19MNT: "unavailable" };

/** The embedded default: a small register that comes with the program and needs no account. */
export function openBundledRegister(now: () => Date): VehicleRegister {
  const lines = new Map(bundledCars.trim().split("\n").map((line) => [line.slice(0, line.indexOf("|")), line]));
  return {
    async lookup(plate) {
      const number = normalisePlate(plate);
      const trouble = troubled[number];
      if (trouble === "unknown") return null;
      if (trouble !== undefined) throw new RegisterError(trouble);
      const line = lines.get(number);
      return line === undefined ? null : entryOf(line, londonDay(now()));
    },
  };
}

/** Every registration of the bundled register, for the demo world. */
export const bundledPlates = (): string[] => bundledCars.trim().split("\n").map((line) => line.slice(0, line.indexOf("|")));

function entryOf(line: string, today: string): RegisterEntry {
  const [number = "", brand = "", model = "", colour = "", fuel = "", cc = "", year = "", miles = "", months = "", front = "", rear = ""] = line.split("|");
  const dueOn = addMonths(today, Number(months));
  const firstMotOn = `${Number(year) + 3}${dueOn.slice(4)}`;
  return {
    number, brand, model, colour, fuel, engineSize: cc === "0" ? "" : cc, year: Number(year), mileage: Number(miles),
    // A car that is not three years old has had no test yet.
    lastMotOn: dueOn <= firstMotOn ? null : addMonths(dueOn, -12), motDueOn: dueOn, fitments: front.split(";").map((size, n) => fitment(size, n === 0 ? rear : "")),
  };
}

function fitment(front: string, rear: string): Fitment {
  const [size, load, speed] = parts(front);
  const [rearSize, rearLoad, rearSpeed] = parts(rear);
  return { size, load, speed, rearSize, rearLoad, rearSpeed };
}

function parts(text: string): [string, string, string] {
  const match = /^(.+) ([\d/]+)([A-Z])$/.exec(text.trim());
  return [match?.[1] ?? "", match?.[2] ?? "", match?.[3] ?? ""];
}
