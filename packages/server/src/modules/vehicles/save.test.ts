import { auditLog } from "@treadclub/kit/tables";
import { addDays, addMonths, londonDay } from "@treadclub/rules";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { anyPlate } from "#testing/factories/vehicles";
import { openTestApp } from "#testing/test-app";
import { vehicles } from "./table.ts";

const testApp = await openTestApp();
const typed = { brand: "Ford", model: "Focus", tyre_size: "205/55 R16" };
const driver = async () => {
  const anna = await testApp.make.consumer();
  return { anna, as: testApp.as(anna) };
};
const rowsOf = (number: string) => testApp.db.read.select().from(vehicles).where(eq(vehicles.number, number));

describe("adding a vehicle", () => {
  it("keeps what the register says of the car, and what the driver says of tyres and miles", async () => {
    const { as } = await driver();
    const made = await as.call("updateOrCreateVehicle", {
      body: {
        ...typed,
        number: "ta68 klm",
        brand: "A guess",
        colour: "Pink",
        mileage: 50_000,
        tyre_size: "225/45R17 94W",
      },
    });
    expect(made).toMatchObject({
      number: "TA68KLM",
      brand: "Volkswagen",
      model: "Golf",
      colour: "Grey",
      engine_size: "1498 cc",
      year: 2018,
      source: "register",
      mileage: 50_000,
      tyre_size: "225/45 R17",
      load_rating: "94",
      speed_rating: "W",
      rear_tyre_size: "",
      version: 0,
    });
    expect(made.mot_due_on).toMatch(/^\d{4}-/);
    expect(made.tyres.map((tyre) => [tyre.position, tyre.state])).toEqual([
      ["front_left", null],
      ["front_right", null],
      ["rear_left", null],
      ["rear_right", null],
    ]);
  });

  it("takes what is typed when the register knows nothing or is out", async () => {
    const { as } = await driver();
    for (const number of ["ER19NFD", "ER19MNT", "ER19THR", "ER19ERR"]) {
      const made = await as.call("updateOrCreateVehicle", { body: { ...typed, number } });
      expect(made).toMatchObject({ brand: "Ford", source: "typed" });
      await as.call("deleteVehicle", { params: { id: String(made.id) } });
    }
  });

  it("writes sizes in one form: ratings apart, vans, rears that differ", async () => {
    const { as } = await driver();
    const sizes = { tyre_size: "215/65r16c 109/107t", rear_tyre_size: "235-60-16 100v xl" };
    const made = await as.call("updateOrCreateVehicle", { body: { ...typed, ...sizes, number: anyPlate() } });
    expect(made).toMatchObject({
      tyre_size: "215/65 R16C",
      load_rating: "109/107",
      speed_rating: "T",
      rear_tyre_size: "235/60 R16 XL",
      rear_load_rating: "100",
      rear_speed_rating: "V",
    });
    const same = await as.call("updateOrCreateVehicle", {
      body: { ...typed, rear_tyre_size: "205/55R16", rear_load_rating: "91", number: anyPlate() },
    });
    expect(same).toMatchObject({ rear_tyre_size: "", rear_load_rating: "" });
  });

  it("refuses days that are too far ahead, and takes the last ones", async () => {
    const { as } = await driver();
    const today = londonDay(testApp.clock.now());
    const days = (lastMot: string, motDue: string, service: string) => ({
      last_mot_on: lastMot,
      mot_due_on: motDue,
      next_service_on: service,
    });
    const send = (body: object) =>
      as.sendRaw("updateOrCreateVehicle", { body: { ...typed, number: anyPlate(), ...body } });
    const latest = days(today, addMonths(today, 48), addMonths(today, 60));
    expect((await send(latest)).status).toBe(200);
    for (const [name, day] of Object.entries(days(addDays(today, 1), addMonths(today, 49), addMonths(today, 61)))) {
      expect(Object.keys((await send({ ...latest, [name]: day })).error?.fields ?? {})).toEqual([name]);
      for (const never of ["0001-01-01", "9999-12-31"])
        expect(Object.keys((await send({ ...latest, [name]: never })).error?.fields ?? {})).toEqual([name]);
    }
  });

  it("refuses what is no plate, no size or no year", async () => {
    const { as } = await driver();
    const wrong = await as.send("updateOrCreateVehicle", { body: { ...typed, number: "!!!", tyre_size: "huge" } });
    expect([wrong.status, Object.keys(wrong.error?.fields ?? {}).toSorted()]).toEqual([422, ["number", "tyre_size"]]);
    const future = await as.send("updateOrCreateVehicle", { body: { ...typed, number: anyPlate(), year: 2090 } });
    expect(Object.keys(future.error?.fields ?? {})).toEqual(["year"]);
    expect(
      (await as.send("updateOrCreateVehicle", { body: { ...typed, number: "ER19BAD" } })).error?.fields,
    ).toHaveProperty("number");
  });

  it("updates the driver's own one of that number", async () => {
    const { as } = await driver();
    const number = anyPlate();
    const first = await as.call("updateOrCreateVehicle", { body: { ...typed, number } });
    const again = await as.call("updateOrCreateVehicle", {
      body: { ...typed, number: number.toLowerCase(), model: "Fiesta" },
    });
    expect(again).toMatchObject({ id: first.id, model: "Fiesta", version: 1 });
  });

  it("refuses one that another driver has, and allows it once that is removed", async () => {
    const [one, two] = [await driver(), await driver()];
    const number = anyPlate();
    const made = await one.as.call("updateOrCreateVehicle", { body: { ...typed, number } });
    const refused = await two.as.send("updateOrCreateVehicle", { body: { ...typed, number } });
    expect([refused.status, refused.error?.code]).toEqual([409, "VEHICLE_ALREADY_REGISTERED"]);
    expect(JSON.stringify(refused.error)).not.toContain(String(one.anna.id));
    await one.as.call("deleteVehicle", { params: { id: String(made.id) } });
    expect((await two.as.send("updateOrCreateVehicle", { body: { ...typed, number } })).status).toBe(200);
  });

  it("goes to one of two drivers who add the same at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const people = await Promise.all(Array.from({ length: 6 }, driver));
      const number = anyPlate();
      const answers = await Promise.all(
        people.map(({ as }) => as.send("updateOrCreateVehicle", { body: { ...typed, number } })),
      );
      const statuses = answers.map((answer) => answer.error?.code ?? "ok").toSorted();
      expect(statuses).toEqual([...Array.from({ length: 5 }, () => "VEHICLE_ALREADY_REGISTERED"), "ok"]);
      expect(await rowsOf(number)).toHaveLength(1);
    }
  });

  it("is one vehicle when a driver sends it twice at once", async () => {
    const { as } = await driver();
    const number = anyPlate();
    const answers = await Promise.all(
      [1, 2, 3].map(() => as.send("updateOrCreateVehicle", { body: { ...typed, number } })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.reply?.id)).size).toBe(1);
  });

  it("is for drivers only", async () => {
    const superAdmin = await testApp.make.superAdmin();
    expect(
      (await testApp.as(superAdmin).send("updateOrCreateVehicle", { body: { ...typed, number: anyPlate() } })).error
        ?.code,
    ).toBe("NOT_FOUND");
  });

  it("keeps the plate out of the audit log", async () => {
    const { as } = await driver();
    const number = anyPlate();
    const made = await as.call("updateOrCreateVehicle", { body: { ...typed, number } });
    const rows = await testApp.db.read
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.thing, "vehicle"), eq(auditLog.thingId, made.id)));
    expect(rows.map((row) => row.action)).toEqual(["add vehicle"]);
    expect(JSON.stringify(rows)).not.toContain(number);
  });
});
