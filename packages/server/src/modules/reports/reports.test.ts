import { addDays, londonDay } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { periodsUntil } from "./periods.ts";

const testApp = await openTestApp();
const adminUser = await testApp.make.admin();
const admin = testApp.as(adminUser);
const fitter = await testApp.make.member();
const club = await testApp.make.club(fitter.id);
const vehicleFigures = () => admin.call("getVehicleStatList", {});
const checks = (by?: "month" | "week") =>
  admin.call("getVehicleStatTyreChecks", { query: by === undefined ? {} : { by } });

describe("vehicles in figures", () => {
  it("are those of a company's drivers, or everybody's", async () => {
    const today = londonDay(testApp.clock.now());
    const mine = await testApp.make.consumer({ freeScans: 9 });
    await testApp.make.join(mine.id, club);
    const worn = await testApp.make.vehicle(mine, {
      brand: "Ford",
      mileage: 19_999,
      mot_due_on: addDays(today, -1),
      average_annual_mileage: 6_000,
    });
    const fine = await testApp.make.vehicle(mine, {
      brand: "FORD",
      mileage: 20_000,
      mot_due_on: today,
      average_annual_mileage: 9_000,
    });
    await testApp.make.vehicle(mine, { brand: "Kia", mileage: null, average_annual_mileage: null });
    const stranger = await testApp.make.consumer();
    await testApp.make.vehicle(stranger, { brand: "Seat", mileage: 400_000, mot_due_on: addDays(today, 300) });
    const read = async (vehicleId: number, position: "front_left" | "rear_left", mm: number) => {
      const scan = await testApp.make.scan(mine, { vehicleId, position });
      await testApp.make.judge(adminUser, scan.id, [mm, mm, mm]);
    };
    await read(worn.id, "front_left", 5);
    await read(worn.id, "rear_left", 1.4);
    await read(fine.id, "front_left", 1.4);
    await read(fine.id, "front_left", 6);
    const company = await testApp.as(fitter.owner).call("memberGetVehicleStatList", {});
    expect(company).toMatchObject({
      vehicles: 3,
      drivers: 1,
      makes: [
        { make: expect.stringMatching(/^ford$/i), count: 2 },
        { make: "Kia", count: 1 },
      ],
      other_makes: 0,
      tyres: [
        { look: "change_tyre", count: 1 },
        { look: "recommended_change", count: 0 },
        { look: "fine", count: 1 },
        { look: "unknown", count: 1 },
      ],
      mot: [
        { status: "overdue", count: 1 },
        { status: "due_soon", count: 1 },
        { status: "ok", count: 0 },
        { status: "unknown", count: 1 },
      ],
      mileage_unknown: 1,
      average_annual_mileage: 7_500,
    });
    expect(company.mileage.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 0, 0]);
    expect(company.mileage.at(-1)).toMatchObject({ from: 120_000, to: null });
    expect(company.added).toHaveLength(12);
    expect(company.added.at(-1)).toEqual({ from_day: `${today.slice(0, 7)}-01`, count: 3 });
    const all = await vehicleFigures();
    expect([all.vehicles, all.drivers, all.mileage.at(-1)?.count]).toEqual([4, 2, 1]);
    const nobody = await testApp.make.member();
    expect(await testApp.as(nobody.owner).call("memberGetVehicleStatList", {})).toMatchObject({
      vehicles: 0,
      makes: [],
      average_annual_mileage: null,
    });
  });

  it("of the platform are those that were counted last", async () => {
    const live = await vehicleFigures();
    await testApp.app.jobs.run("count-vehicles");
    await testApp.make.vehicle(await testApp.make.consumer());
    const { vehicles, counted_at } = await vehicleFigures();
    expect(vehicles).toBe(live.vehicles);
    expect((await checks()).counted_at).toBe(counted_at);
    testApp.clock.forward(60_000);
    await testApp.app.jobs.run("count-vehicles");
    const again = await vehicleFigures();
    expect([again.vehicles, again.counted_at > counted_at]).toEqual([live.vehicles + 1, true]);
    const { statements } = await testApp.queries(() => vehicleFigures());
    expect(statements).toHaveLength(1);
  });
});

it("counts tyre checks by month and week, kind and outcome", async () => {
  const { periods } = await checks();
  await testApp.app.jobs.run("count-vehicles");
  const before = (await checks("week")).periods.at(-1);
  const driver = await testApp.make.consumer({ freeScans: 9 });
  const car = await testApp.make.vehicle(driver);
  const scan = (position: "front_left" | "front_right" | "rear_left") =>
    testApp.make.scan(driver, { vehicleId: car.id, position });
  const [done, no] = [await scan("front_left"), await scan("front_right")];
  await scan("rear_left");
  await testApp.make.judge(adminUser, done.id, [2.5, 2.5, 4.5]);
  await testApp.make.reject(adminUser, no.id);
  await testApp.app.jobs.run("count-vehicles");
  const now = (await checks("week")).periods.at(-1);
  const more = (name: "recommended_change" | "wheel_alignment" | "rejected" | "open" | "passed") =>
    (now?.outcomes[name] ?? 0) - (before?.outcomes[name] ?? 0);
  expect((now?.checks ?? 0) - (before?.checks ?? 0)).toBe(3);
  expect((now?.kinds.tyre ?? 0) - (before?.kinds.tyre ?? 0)).toBe(3);
  expect([more("recommended_change"), more("wheel_alignment"), more("rejected"), more("open"), more("passed")]).toEqual(
    [1, 1, 1, 1, 0],
  );
  expect(periods).toHaveLength(12);
});

it("begins periods in London", () => {
  const months = periodsUntil(new Date("2026-02-28T23:59:00Z"), "month");
  expect([months[0], months.at(-1)]).toEqual(["2025-03-01", "2026-02-01"]);
  expect(periodsUntil(new Date("2026-06-30T23:30:00Z"), "month").at(-1)).toBe("2026-07-01");
  const weeks = periodsUntil(new Date("2026-11-22T12:00:00Z"), "week");
  expect([weeks[0], weeks.at(-1)]).toEqual(["2026-08-31", "2026-11-16"]);
  expect(periodsUntil(new Date("2026-11-23T12:00:00Z"), "week").at(-1)).toBe("2026-11-23");
});
