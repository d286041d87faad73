import { outboxMessages } from "@treadclub/kit/tables";
import { and, asc, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { eraseConsumer } from "#modules/vehicles";
import { notifications } from "#modules/messages";
import type { SignedIn } from "#testing/factories/people";
import { anyPlate } from "#testing/factories/vehicles";
import { openSecondProcess } from "#testing/second-process";
import { openTestApp } from "#testing/test-app";
import { vehicleDrivers, vehicles } from "./table.ts";

const testApp = await openTestApp();
const second = await openSecondProcess(testApp);
const typed = { brand: "Ford", model: "Focus", tyre_size: "205/55 R16" };

const add = async (who: SignedIn, number = anyPlate()) =>
  testApp.as(who).call("updateOrCreateVehicle", { body: { ...typed, number } });
const carsOf = async (who: SignedIn) =>
  (await testApp.as(who).call("allUserVehicles", { params: { id: String(who.id) } })).list;
const ask = (who: SignedIn, number: string, wish: "owner" | "share" = "owner") =>
  testApp.as(who).send("makeOwner", { body: { number, user_id: who.id, wish } });
const answer = (who: SignedIn, id: number, chosen: "hand_over" | "share" | "decline") =>
  testApp.as(who).send("answerVehicleRequest", { params: { id: String(id) }, body: { answer: chosen } });
const remove = (who: SignedIn, id: number) => testApp.as(who).send("deleteVehicle", { params: { id: String(id) } });
const requestsOf = (who: SignedIn) => testApp.as(who).call("getVehicleRequests", { params: { id: String(who.id) } });
/** Everything that was asked is so much older. */
const daysPass = (days: number) =>
  testApp.db.pool.query("update vehicle_requests set asked_at = asked_at - make_interval(days => $1)", [days]);
const decide = () => testApp.app.jobs.run("decide-vehicle-requests");
const kindsOf = async (who: SignedIn) =>
  (
    await testApp.db.read
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, who.id), eq(notifications.type, "vehicle_request")))
      .orderBy(asc(notifications.id))
  ).map((note) => note.values["kind"]);
const scan = async (who: SignedIn, vehicleId: number) => {
  const upload = await testApp.make.upload(who);
  return testApp.as(who).call("consumerCreateTyreScan", {
    body: { vehicle_id: vehicleId, position: "front_left", upload_ids: [upload.id] },
  });
};
/** The request of somebody who asks for a car. */
const askedBy = async (who: SignedIn, number: string, wish: "owner" | "share" = "owner"): Promise<number> =>
  (await ask(who, number, wish)).reply?.id ?? 0;

let anna: SignedIn;
let ben: SignedIn;
let car: Awaited<ReturnType<typeof add>>;
beforeEach(async () => {
  anna = await testApp.make.consumer({ firstName: "Anna" });
  ben = await testApp.make.consumer({ firstName: "Ben" });
  car = await add(anna);
});

describe("asking for a car", () => {
  it("tells neither side more than a first name, and the asker nothing of who has it", async () => {
    const { reply } = await ask(ben, car.number);
    expect(reply).toMatchObject({ number: car.number, asker: "Ben", wish: "owner", state: "open", vehicle_id: null });
    const mine = await requestsOf(anna);
    expect(mine.to_answer).toMatchObject([{ id: reply?.id, asker: "Ben", vehicle_id: car.id }]);
    const his = await requestsOf(ben);
    expect(his).toMatchObject({ to_answer: [], asked: [{ id: reply?.id }] });
    expect(JSON.stringify(his)).not.toMatch(/Anna/);
    expect(await kindsOf(anna)).toEqual(["car_asked"]);
  });

  it("is refused in another name, for one's own car, and for a number that nobody has", async () => {
    const foreign = await testApp.as(ben).send("makeOwner", { body: { number: car.number, user_id: anna.id } });
    expect(foreign.error?.code).toBe("NOT_FOUND");
    expect((await ask(anna, car.number)).error?.code).toBe("STATE_CONFLICT");
    expect((await ask(ben, anyPlate())).error?.code).toBe("NOT_FOUND");
    expect((await testApp.as(null).send("makeOwner", { body: { number: car.number, user_id: ben.id } })).status).toBe(
      401,
    );
  });

  it("is one question however often it is asked, also at the same moment", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(ben, car.number)));
    expect(new Set(answers.map(({ reply }) => reply?.id)).size).toBe(1);
    expect(await kindsOf(anna)).toEqual(["car_asked"]);
  });

  it("is limited: three at a time, and a month after a no", async () => {
    const others = await Promise.all([1, 2, 3].map(() => add(anna)));
    for (const { number } of others) expect((await ask(ben, number)).status).toBe(200);
    expect((await ask(ben, car.number)).error?.code).toBe("ACTION_NOT_ALLOWED");
    const carl = await testApp.make.consumer();
    await answer(anna, await askedBy(carl, car.number), "decline");
    expect((await ask(carl, car.number)).error?.code).toBe("ACTION_NOT_ALLOWED");
    expect(await kindsOf(carl)).toEqual(["car_declined"]);
  });

  it("is taken back by whoever asked only", async () => {
    const id = await askedBy(ben, car.number);
    const withdraw = (who: SignedIn) =>
      testApp.as(who).send("withdrawVehicleRequest", { params: { id: String(id) }, body: {} });
    expect((await withdraw(anna)).error?.code).toBe("NOT_FOUND");
    expect((await withdraw(ben)).status).toBe(200);
    expect((await answer(anna, id, "share")).error?.code).toBe("STATE_CONFLICT");
    expect((await answer(ben, id, "share")).error?.code).toBe("NOT_FOUND");
  });
});

describe("handing over", () => {
  it("gives the car with its facts, and leaves the scans where they are", async () => {
    const made = await scan(anna, car.id);
    await answer(anna, await askedBy(ben, car.number), "hand_over");
    expect(await carsOf(anna)).toEqual([]);
    const [his] = await carsOf(ben);
    expect(his).toMatchObject({ number: car.number, brand: "Ford", is_owner: true });
    expect(his?.tyres.map(({ scan_id, state }) => [scan_id, state])).toEqual(Array(4).fill([null, null]));
    const scanOf = (who: SignedIn) => testApp.as(who).send("consumerGetScanById", { params: { id: String(made.id) } });
    expect((await scanOf(anna)).status).toBe(200);
    expect((await scanOf(ben)).error?.code).toBe("NOT_FOUND");
    expect(await kindsOf(ben)).toEqual(["car_yours"]);
  });

  it("goes to one of two who ask at once; the other is told", async () => {
    const carl = await testApp.make.consumer();
    const [one, other] = await Promise.all([askedBy(ben, car.number), askedBy(carl, car.number)]);
    const answers = await Promise.all([answer(anna, one, "hand_over"), answer(anna, other, "hand_over")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([...(await kindsOf(ben)), ...(await kindsOf(carl))].toSorted()).toEqual(["car_gone", "car_yours"]);
    expect((await carsOf(ben)).length + (await carsOf(carl)).length).toBe(1);
  });

  it("waits until no quote is open", async () => {
    const fitter = await testApp.make.member();
    const body = {
      vehicle_id: car.id,
      member_ids: [fitter.id],
      positions: ["front_left" as const],
      tyre_size: "205/55 R16",
    };
    await testApp.as(anna).call("createQuote", { body });
    const { error } = await answer(anna, await askedBy(ben, car.number), "hand_over");
    expect(error).toMatchObject({ code: "STATE_CONFLICT", details: { reason: "open_quote_or_booking" } });
  });
});

describe("silence", () => {
  it("reminds once after a week, and hands over after two", async () => {
    await ask(ben, car.number);
    await daysPass(8);
    await decide();
    await decide();
    expect(await kindsOf(anna)).toEqual(["car_asked", "car_asked_again"]);
    await daysPass(7);
    await decide();
    expect(await carsOf(ben)).toMatchObject([{ number: car.number }]);
    expect(await kindsOf(anna)).toEqual(["car_asked", "car_asked_again", "car_taken"]);
    await testApp.app.jobs.run("decide-vehicle-requests");
    expect(await kindsOf(ben)).toEqual(["car_yours"]);
  });

  it("keeps a car that was scanned since, and never shares one", async () => {
    const used = await askedBy(ben, car.number);
    const other = await add(anna);
    await ask(ben, other.number, "share");
    await daysPass(15);
    await scan(anna, car.id);
    await decide();
    expect((await carsOf(anna)).length).toBe(2);
    expect(await carsOf(ben)).toEqual([]);
    expect(await kindsOf(ben)).toEqual(["car_kept", "car_kept"]);
    expect((await requestsOf(ben)).asked.find(({ id }) => id === used)?.state).toBe("lapsed");
  });

  it("and an answer at the same moment decide once, whichever comes first", async () => {
    for (const chosen of ["decline", "hand_over", "share"] as const) {
      const [holder, asker] = [await testApp.make.consumer(), await testApp.make.consumer()];
      const { number } = await add(holder);
      const id = await askedBy(asker, number);
      await daysPass(15);
      await Promise.all([decide(), second.jobs.run("decide-vehicle-requests"), answer(holder, id, chosen)]);
      const decided = (await kindsOf(asker)).filter((kind) => kind !== "car_asked");
      expect(decided).toHaveLength(1);
      const rows = await testApp.db.read
        .select()
        .from(vehicles)
        .where(and(eq(vehicles.number, number), isNull(vehicles.removedAt)));
      expect(rows).toHaveLength(1);
    }
  });
});

describe("sharing", () => {
  beforeEach(async () => {
    await answer(anna, await askedBy(ben, car.number, "share"), "share");
  });

  it("shows both the car and its tyres, and to each their own scans", async () => {
    const made = await scan(ben, car.id);
    const [hers] = await carsOf(anna);
    const [his] = await carsOf(ben);
    expect(hers).toMatchObject({ is_owner: true, drivers: [{ id: ben.id, name: "Ben" }] });
    expect(his).toMatchObject({ id: car.id, is_owner: false, owner: "Anna", drivers: [] });
    expect([hers?.tyres[0], his?.tyres[0]]).toMatchObject([
      { scan_id: null, state: "awaiting_admin_review" },
      { scan_id: made.id, state: "awaiting_admin_review" },
    ]);
  });

  it("ends by its owner or by leaving; the scans stay", async () => {
    const made = await scan(ben, car.id);
    const end = (who: SignedIn) =>
      testApp.as(who).send("endVehicleShare", { body: { vehicle_id: car.id, driver_id: ben.id } });
    expect((await end(ben)).error?.code).toBe("NOT_FOUND");
    expect((await end(anna)).status).toBe(200);
    expect(await carsOf(ben)).toEqual([]);
    const own = await testApp.as(ben).send("consumerGetScanById", { params: { id: String(made.id) } });
    expect(own.status).toBe(200);
    expect((await end(anna)).error?.code).toBe("NOT_FOUND");
  });

  it("passes the car on when its owner removes it, also with the account", async () => {
    expect((await remove(anna, car.id)).status).toBe(200);
    expect(await carsOf(anna)).toEqual([]);
    expect(await carsOf(ben)).toMatchObject([{ id: car.id, is_owner: true, owner: "" }]);
    await answer(ben, await askedBy(anna, car.number, "share"), "share");
    await testApp.run((ctx) => eraseConsumer(ctx, ben.id));
    expect(await carsOf(anna)).toMatchObject([{ id: car.id, is_owner: true }]);
  });

  it("leaves no car without an owner when both remove it at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await testApp.make.consumer(), await testApp.make.consumer()];
      const { id, number } = await add(one);
      await answer(one, await askedBy(other, number, "share"), "share");
      await Promise.all([remove(one, id), remove(other, id)]);
      const [row] = await testApp.db.read.select().from(vehicles).where(eq(vehicles.id, id));
      const shares = await testApp.db.read.select().from(vehicleDrivers).where(eq(vehicleDrivers.vehicleId, id));
      expect(shares).toEqual([]);
      const owners = (await carsOf(one)).length + (await carsOf(other)).length;
      expect(owners).toBe(row?.removedAt === null ? 1 : 0);
    }
  });

  it("writes mails with the facts", async () => {
    const [note] = await testApp.db.read.select().from(notifications).where(eq(notifications.userId, ben.id));
    await testApp.app.jobs.run("mail-notices", { ids: String(note?.id) });
    const [mail] = await testApp.db.read.select().from(outboxMessages).where(eq(outboxMessages.userId, ben.id));
    expect(mail?.subject).toMatch(/is now shared with you/);
    expect(mail?.body).toContain("Car: ");
  });
});
