import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications } from "#modules/messages";
import { vouchers } from "#modules/vouchers";
import { nextPlate } from "#testing/next-plate";
import { openTestApp } from "#testing/test-app";
import { earnWelcome, earnWelcomes, withdrawEarnings } from "./earn.ts";
import { welcomeMarks, welcomeReviews } from "./table.ts";

const testApp = await openTestApp();
const admin = await testApp.make.admin();
const hourMs = 3_600_000;
type Overrides = NonNullable<Parameters<typeof testApp.make.consumer>[0]>;
let scans = 1000;
const earn = (consumerId: number, plate: string, scanId = (scans += 1)) =>
  testApp.run((ctx) => earnWelcome(ctx, { consumerId, scanId, plate }));
const driver = async (overrides: Overrides = {}, plate = nextPlate()) => {
  return { ...(await testApp.make.consumer(overrides)), plate };
};
const earned = async (overrides: Overrides = {}, plate = nextPlate()) => {
  const one = await driver(overrides, plate);
  await earn(one.id, one.plate);
  return one;
};
const vouchersOf = async (id: number) =>
  (await testApp.db.read.select().from(vouchers).where(eq(vouchers.consumerId, id))).map(({ state }) => state);
const reviewOf = async (id: number) =>
  (await testApp.db.read.select().from(welcomeReviews).where(eq(welcomeReviews.consumerId, id)))[0];
const notesOf = async (id: number) =>
  (await testApp.db.read.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ values }) => values["kind"],
  );
const seen = async (id: number, browser: string) =>
  testApp.db.pool.query(
    "insert into known_devices (user_id, token_hash, browser, created_at, last_used_at) values ($1, $2, $3, now(), now())",
    [id, `${browser}-${id}`, browser],
  );
/** Signs in anew: the clock goes on. */
const decide = async (id: number, decision: "give" | "refuse", version: number) =>
  testApp.as(await testApp.make.signedInAgain(admin)).send("decideWelcomeReview", {
    params: { id: String(id) },
    body: { decision, version, ...(decision === "refuse" ? { text: "You have had one." } : {}) },
  });

describe("who earns the welcome voucher", () => {
  it("gets it at once where nothing is in common with anybody", async () => {
    const one = await earned();
    expect(await vouchersOf(one.id)).toEqual(["issued"]);
    expect(await reviewOf(one.id)).toBeUndefined();
  });

  it.each([
    [
      "mailbox",
      { email: "anna.khan.one@gmail.com" },
      { email: "annakhanone+more@googlemail.com" },
      ["email"],
      "strong",
    ],
    ["phone number", { phone: "+447700900321" }, { phone: "+447700900321" }, ["phone"], "weak"],
  ] as const)("waits for a check with the %s of another account", async (_, first, second, kinds, strength) => {
    const before = await earned(first);
    const after = await earned(second);
    const review = await reviewOf(after.id);
    expect(await vouchersOf(after.id)).toEqual([]);
    expect(review).toMatchObject({ state: "checking", strength });
    expect(review?.signals).toEqual(kinds.map((kind) => ({ kind, consumerId: before.id, explained: false })));
    expect(await notesOf(after.id)).toContain("welcome_checking");
    expect(await notesOf(admin.id)).toContain("welcome_to_check");
  });

  it("waits with the car and the browser of another account, and holds nothing readable of it", async () => {
    const before = await driver();
    await seen(before.id, "kitchen-tablet");
    await earn(before.id, before.plate);
    const after = await driver({}, before.plate);
    await seen(after.id, "kitchen-tablet");
    await earn(after.id, after.plate);
    const review = await reviewOf(after.id);
    expect(review?.strength).toBe("strong");
    expect(review?.signals.map(({ kind }) => kind).toSorted()).toEqual(["car", "device"]);
    const marks = await testApp.db.read.select().from(welcomeMarks).where(eq(welcomeMarks.consumerId, after.id));
    expect(JSON.stringify(marks)).not.toMatch(new RegExp(`${after.plate}|kitchen`));
    expect(marks.map(({ kind }) => kind).toSorted()).toEqual(["car", "device", "email", "phone"]);
  });

  it.each(["handed_over", "shared"])("gets it with a car that was %s", async (state) => {
    const before = await earned();
    const after = await driver({}, before.plate);
    await testApp.db.pool.query(
      `with v as (insert into vehicles (consumer_id, number, brand, model, colour, fuel, engine_size, tyre_size, load_rating, speed_rating,
         rear_tyre_size, rear_load_rating, rear_speed_rating, source, created_at, removed_at)
         values ($1, $2, '', '', '', '', '', '', '', '', '', '', '', 'typed', now(), now()) returning id)
       insert into vehicle_requests (vehicle_id, asker_id, holder_id, wish, state, asked_at) select id, $3, $1, 'owner', $4, now() from v`,
      [before.id, before.plate, after.id, state],
    );
    await earn(after.id, after.plate);
    expect(await vouchersOf(after.id)).toEqual(["issued"]);
  });

  it("is compared with those in the same go: one of two gets it at once", async () => {
    const plate = nextPlate();
    const [one, other] = [await driver({}, plate), await driver({}, plate)];
    await testApp.run((ctx) =>
      earnWelcomes(ctx, [
        { consumerId: one.id, scanId: 1, plate },
        { consumerId: other.id, scanId: 2, plate },
      ]),
    );
    expect((await Promise.all([vouchersOf(one.id), vouchersOf(other.id)])).flat()).toEqual(["issued"]);
  });

  it("is one of two accounts that finish at the same moment, twenty times", async () => {
    for (let n = 0; n < 20; n += 1) {
      const plate = nextPlate();
      const pair = [await driver({}, plate), await driver({}, plate)];
      await Promise.all(pair.map(({ id }) => earn(id, plate)));
      const states = await Promise.all(pair.map(async ({ id }) => [await vouchersOf(id), (await reviewOf(id))?.state]));
      expect(states.toSorted()).toEqual([
        [[], "checking"],
        [["issued"], undefined],
      ]);
    }
  });

  it("waits once, however many scans complete at once", async () => {
    const before = await earned();
    const after = await driver({}, before.plate);
    await Promise.all([1, 2, 3].map(() => earn(after.id, after.plate)));
    expect(await reviewOf(after.id)).toMatchObject({ state: "checking", version: 0 });
    expect((await notesOf(after.id)).filter((kind) => kind === "welcome_checking")).toHaveLength(1);
    const alone = await driver();
    await Promise.all([1, 2, 3].map(() => earn(alone.id, alone.plate)));
    expect([await vouchersOf(alone.id), await reviewOf(alone.id)]).toEqual([["issued"], undefined]);
  });
});
const held = async () => {
  const before = await earned();
  const after = await earned({}, before.plate);
  const review = await reviewOf(after.id);
  if (!review) throw new Error("Nothing held");
  return { ...review, before, driver: after };
};

describe("a voucher that is checked", () => {
  it("shows an administrator what matches, and its driver nothing of the other account", async () => {
    const { id, consumerId, before, driver: owner } = await held();
    const seenByAdmin = await testApp.as(admin).call("getWelcomeReview", { params: { id: String(id) } });
    expect(seenByAdmin.signals).toMatchObject([{ kind: "car", explained: false, other: { id: before.id } }]);
    const own = await testApp.as(owner).call("getOwnWelcomeReview", { params: { id: String(consumerId) } });
    expect(own.review).toMatchObject({ state: "checking", amount_pence: 500, can: { appeal: false } });
    expect(JSON.stringify(own)).not.toMatch(new RegExp(`signals|"other"|${before.plate}`));
  });

  it("is decided once when two administrators decide at the same moment", async () => {
    for (const pair of [
      ["give", "give"],
      ["give", "refuse"],
    ] as const) {
      const { id, consumerId } = await held();
      const replies = await Promise.all(pair.map((decision) => decide(id, decision, 0)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { state } = (await reviewOf(consumerId)) ?? {};
      expect(await vouchersOf(consumerId)).toEqual(state === "given" ? ["issued"] : []);
    }
  });

  it("is refused with a reason only, appealed once in the driver's words, and granted", async () => {
    const { id, consumerId, driver: owner } = await held();
    const without = await testApp
      .as(admin)
      .send("decideWelcomeReview", { params: { id: String(id) }, body: { decision: "refuse", version: 0 } });
    expect(without.error).toMatchObject({ code: "VALIDATION_FAILED", fields: { text: expect.any(String) } });
    expect((await decide(id, "refuse", 0)).status).toBe(200);
    expect(await notesOf(consumerId)).toContain("welcome_refused");
    const appeal = () =>
      testApp
        .as(owner)
        .send("appealWelcomeReview", { params: { id: String(id) }, body: { text: "My wife drives it, too." } });
    const replies = await Promise.all([appeal(), appeal()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await notesOf(admin.id)).toContain("welcome_appealed");
    expect((await decide(id, "give", 2)).status).toBe(200);
    expect(await vouchersOf(consumerId)).toEqual(["issued"]);
    expect(await reviewOf(consumerId)).toMatchObject({ state: "granted", appealAnsweredBy: admin.id });
    expect((await appeal()).status).toBe(409);
  });

  it("stays refused when the appeal is, whatever is scanned afterwards", async () => {
    const { id, consumerId, plate, driver: owner } = await held();
    await decide(id, "refuse", 0);
    const appeal = { params: { id: String(id) }, body: { text: "I think that is unfair." } };
    const stranger = await testApp.make.consumer();
    expect((await testApp.as(stranger).send("appealWelcomeReview", appeal)).status).toBe(404);
    await testApp.as(owner).call("appealWelcomeReview", appeal);
    expect((await decide(id, "refuse", 2)).status).toBe(200);
    await earn(consumerId, plate);
    expect(await vouchersOf(consumerId)).toEqual([]);
    expect(await reviewOf(consumerId)).toMatchObject({ state: "upheld", appealAnswer: "You have had one." });
    expect(await notesOf(consumerId)).toContain("welcome_upheld");
  });

  it("is given when nobody has answered by the promised time, once, not before", async () => {
    const { consumerId, answerBy } = await held();
    const run = () => testApp.app.jobs.run("give-held-vouchers");
    testApp.clock.forward(answerBy.getTime() - testApp.clock.now().getTime() - 1);
    await run();
    expect(await vouchersOf(consumerId)).toEqual([]);
    testApp.clock.forward(1);
    await Promise.all([run(), run()]);
    await run();
    expect(await vouchersOf(consumerId)).toEqual(["issued"]);
    expect(await reviewOf(consumerId)).toMatchObject({ state: "given", decidedBy: null });
  });

  it("goes with the result that earned it, and is checked anew with the next one", async () => {
    const { consumerId, scanId, plate } = await held();
    await testApp.run((ctx) => withdrawEarnings(ctx, scanId));
    expect(await reviewOf(consumerId)).toMatchObject({ state: "withdrawn" });
    await earn(consumerId, plate);
    expect(await reviewOf(consumerId)).toMatchObject({ state: "checking", version: 2 });
    expect(await vouchersOf(consumerId)).toEqual([]);
  });

  it("is not checked twice: once given, undone and earned again it comes back by itself", async () => {
    const { id, consumerId, scanId, plate } = await held();
    await decide(id, "give", 0);
    await testApp.run((ctx) => withdrawEarnings(ctx, scanId));
    expect(await vouchersOf(consumerId)).toEqual(["withdrawn"]);
    await earn(consumerId, plate);
    expect(await vouchersOf(consumerId)).toEqual(["issued"]);
  });
});

it("marks and signals are deleted when they are not needed any more", async () => {
  const { id, consumerId } = await held();
  await decide(id, "refuse", 0);
  const marks = () => testApp.db.read.select().from(welcomeMarks).where(eq(welcomeMarks.consumerId, consumerId));
  const sweep = () => testApp.app.jobs.run("sweep-welcome-marks");
  testApp.clock.forward(89 * 24 * hourMs);
  await sweep();
  expect((await reviewOf(consumerId))?.signals).toHaveLength(1);
  testApp.clock.forward(2 * 24 * hourMs);
  await sweep();
  expect(await reviewOf(consumerId)).toMatchObject({ signals: [], plate: "", state: "refused" });
  expect((await marks()).length).toBeGreaterThan(0);
  testApp.clock.forward(275 * 24 * hourMs);
  await sweep();
  expect(await marks()).toEqual([]);
});
