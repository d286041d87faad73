import type { RegisterEntry, RegisterTest, VehicleRegister } from "#adapters/vehicle-register/port";
import { AppError } from "@treadclub/kit/errors";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { anyPlate } from "#testing/factories/vehicles";
import { openTestApp } from "#testing/test-app";
import { vehicles } from "./table.ts";

const test = (completedOn: string, value: number | null, more: Partial<RegisterTest> = {}): RegisterTest => ({
  completedOn,
  passed: true,
  expiresOn: `${Number(completedOn.slice(0, 4)) + 1}${completedOn.slice(4)}`,
  odometer: value === null ? null : { value, unit: "mi" },
  remarks: [],
  ...more,
});
const entry = (tests: readonly RegisterTest[], motDueOn = "2027-05-09"): RegisterEntry => ({
  brand: "Ford",
  model: "Focus",
  colour: "Blue",
  fuel: "Petrol",
  engineSize: "998 cc",
  year: 2018,
  lastMotOn: tests.at(-1)?.completedOn ?? null,
  motDueOn,
  mileage: null,
  tyres: [],
  tests,
});

const known = new Map<string, RegisterEntry | AppError>();
const asked: string[] = [];
const register: VehicleRegister = {
  examples: [],
  lookUp: (plate) => {
    asked.push(plate);
    const found = known.get(plate);
    return found instanceof AppError ? Promise.reject(found) : Promise.resolve(found ?? null);
  },
};
const testApp = await openTestApp({ register });
const typed = { brand: "Ford", model: "Focus", tyre_size: "205/55 R16" };

const carOf = async (tests: readonly RegisterTest[] | null) => {
  const anna = await testApp.make.consumer();
  const number = anyPlate();
  if (tests) known.set(number, entry(tests));
  const as = testApp.as(anna);
  const { id } = await as.call("updateOrCreateVehicle", { body: { ...typed, number } });
  const history = () => as.call("getVehicleHistory", { params: { id: String(id) } });
  const car = async () =>
    (await as.call("allUserVehicles", { params: { id: String(anna.id) } })).list.find((one) => one.id === id);
  return { as, number, id, history, car };
};

describe("the history of a car", () => {
  it("tells tests newest first, remarks at the wheel, and which readings count", async () => {
    const tyre = "Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))";
    const { history, car } = await carOf([
      test("2023-05-10", 20_000),
      test("2024-05-10", 280_000, {
        remarks: [{ text: "Oil leak, but not excessive (8.4.1 (a) (i))", severity: "advisory" }],
      }),
      test("2025-05-10", null, { passed: false, expiresOn: null }),
      test("2026-05-10", 44_000, { remarks: [{ text: tyre, severity: "advisory" }] }),
    ]);
    const { tests, annual_mileage, checked_at } = await history();
    expect(tests.map((one) => [one.completed_on, one.passed, one.mileage, one.mileage_counts])).toEqual([
      ["2026-05-10", true, 44_000, true],
      ["2025-05-10", false, null, false],
      ["2024-05-10", true, 280_000, false],
      ["2023-05-10", true, 20_000, true],
    ]);
    expect(tests.flatMap(({ remarks }) => remarks)).toEqual([
      { text: tyre, severity: "advisory", about_tyres: true, positions: ["front_left"] },
      { text: "Oil leak, but not excessive (8.4.1 (a) (i))", severity: "advisory", about_tyres: false, positions: [] },
    ]);
    expect({ annual_mileage, checked: checked_at !== null }).toEqual({ annual_mileage: 8_000, checked: true });
    expect(await car()).toMatchObject({ mot_annual_mileage: 8_000, average_annual_mileage: null });
  });

  it("counts kilometres as miles", async () => {
    const km = (value: number) => ({ odometer: { value, unit: "km" as const } });
    const { history } = await carOf([test("2025-05-10", 0, km(10_000)), test("2026-05-10", 0, km(26_093))]);
    expect((await history()).tests.map(({ mileage }) => mileage)).toEqual([16_213, 6_214]);
    expect((await history()).annual_mileage).toBe(10_000);
  });

  it("is empty where the register knows nothing, and nobody else's", async () => {
    const { history, id } = await carOf(null);
    expect(await history()).toEqual({ checked_at: null, annual_mileage: null, tests: [] });
    const bob = testApp.as(await testApp.make.consumer());
    const { error } = await bob.send("getVehicleHistory", { params: { id: String(id) } });
    expect(error?.code).toBe("NOT_FOUND");
  });
});

describe("asking the register again", () => {
  const refresh = () => testApp.app.jobs.run("refresh-mot-tests");
  const askNow = (id: number) => testApp.db.pool.query("update vehicles set mot_ask_at = null where id = $1", [id]);

  it("brings a new test, its dates and the new average; once a week", async () => {
    const { number, id, history, car } = await carOf([test("2025-05-10", 20_000)]);
    const before = await car();
    known.set(number, entry([test("2025-05-10", 20_000), test("2026-05-10", 29_000)], "2027-05-10"));
    asked.length = 0;
    await refresh();
    expect(asked).not.toContain(number);
    await askNow(id);
    await refresh();
    await refresh();
    expect(asked.filter((plate) => plate === number)).toHaveLength(1);
    expect(await car()).toMatchObject({
      last_mot_on: "2026-05-10",
      mot_due_on: "2027-05-10",
      mot_annual_mileage: 9_000,
      version: (before?.version ?? 0) + 1,
    });
    expect((await history()).tests).toHaveLength(2);
    known.set(number, entry([test("2026-05-10", 29_000)], "2027-05-10"));
    await askNow(id);
    await refresh();
    expect((await history()).tests).toHaveLength(1);
  });

  it("keeps what is known when the register is away, and asks again within the hour", async () => {
    const { number, id, history } = await carOf([test("2025-05-10", 20_000)]);
    known.set(number, new AppError("UPSTREAM_UNAVAILABLE"));
    await askNow(id);
    await refresh();
    expect((await history()).tests).toHaveLength(1);
    const [row] = await testApp.db.read.select().from(vehicles).where(eq(vehicles.id, id));
    const inMinutes = ((row?.motAskAt?.getTime() ?? 0) - testApp.clock.now().getTime()) / 60_000;
    expect(inMinutes).toBeGreaterThan(30);
    expect(inMinutes).toBeLessThanOrEqual(60);
  });

  it("asks for no car that was removed, and stops where nothing answers", async () => {
    const gone = await carOf([test("2025-05-10", 20_000)]);
    await gone.as.call("deleteVehicle", { params: { id: String(gone.id) } });
    await askNow(gone.id);
    const cars = await Promise.all(Array.from({ length: 5 }, () => carOf([])));
    for (const { number, id } of cars) {
      known.set(number, new AppError("QUOTA_EXCEEDED"));
      await askNow(id);
    }
    asked.length = 0;
    await refresh();
    expect(asked).toHaveLength(3);
    expect(asked).not.toContain(gone.number);
  });
});
