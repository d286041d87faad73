import {
  formatTyreSize,
  isPlate,
  loadKg,
  normalisePlate,
  parseTyreSize,
  plateEarliestYear,
  plateStyle,
  speedKph,
} from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { bundledCars } from "./bundled-cars.ts";
import { openBundledRegister } from "./bundled.ts";

const register = openBundledRegister();
const now = new Date("2026-11-21T12:00:00Z");
const plates = bundledCars.map((line) => normalisePlate(line.split("|")[0] ?? ""));

describe("the bundled register", () => {
  it("holds some sixty vehicles, each plate once and right", () => {
    expect(plates.length).toBeGreaterThan(60);
    expect(new Set(plates).size).toBe(plates.length);
    expect(plates.filter((plate) => !isPlate(plate) || plateStyle(plate) === "unknown")).toEqual([]);
  });

  it("knows every vehicle whole, and none that is newer than its plate", async () => {
    for (const plate of plates) {
      const entry = await register.lookUp(plate, now);
      expect(entry).toMatchObject({ brand: expect.stringMatching(/\S/), model: expect.stringMatching(/\S/) });
      expect(entry?.year).toBeGreaterThanOrEqual((plateEarliestYear(plate) ?? 0) - 1);
      expect(entry?.motDueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      if (entry?.fuel !== "Electric") expect(entry?.engineSize).toMatch(/^\d{3,4} cc$/);
    }
  });

  it("names sizes in the canonical form, with ratings that exist", async () => {
    const entries = await Promise.all(plates.map((plate) => register.lookUp(plate, now)));
    for (const tyre of entries.flatMap((entry) => entry?.tyres ?? [])) {
      const reading = parseTyreSize(tyre.tyreSize);
      expect(reading.ok && formatTyreSize(reading.size)).toBe(tyre.tyreSize);
      expect(loadKg(Number(tyre.loadRating.split("/")[0]))).not.toBeNull();
      expect(speedKph(tyre.speedRating)).not.toBeNull();
    }
    expect(entries.some((entry) => entry?.tyres.some((tyre) => tyre.rearTyreSize !== ""))).toBe(true);
    expect(entries.some((entry) => entry?.tyres.some((tyre) => tyre.loadRating.includes("/")))).toBe(true);
  });

  it("keeps MOT days near today, whenever that is", async () => {
    const here = await register.lookUp("TA68KLM", now);
    const later = await register.lookUp("TA68KLM", new Date("2031-01-01T12:00:00Z"));
    expect(here).toMatchObject({ lastMotOn: "2026-06-11", motDueOn: "2027-06-10" });
    expect(later?.motDueOn).toBe("2031-07-21");
    expect((await register.lookUp("TJ17KSP", now))?.motDueOn).toBe("2026-11-15");
  });

  it("gives a young car its first MOT after three years", async () => {
    expect(await register.lookUp("TT24PEU", now)).toMatchObject({ lastMotOn: null, motDueOn: "2027-10-17" });
  });
});

describe("DVLA's test plates", () => {
  it("answer as DVLA says", async () => {
    for (const plate of ["AA19AAA", "AA19EEE", "AA19PPP", "L2WPS", "AA19SRN", "AA19DSL", "AA19MOT", "AA19AMP"])
      expect(await register.lookUp(plate, now)).not.toBeNull();
    expect(await register.lookUp("ER19NFD", now)).toBeNull();
    await expect(register.lookUp("ER19BAD", now)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      fields: { number: "plate" },
    });
    for (const plate of ["ER19THR", "ER19ERR", "ER19MNT"])
      await expect(register.lookUp(plate, now)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  });

  it("are no prototype names", async () => {
    expect(await register.lookUp("constructor", now)).toBeNull();
  });
});
