import { randomUUID } from "node:crypto";
import { photoKey } from "@treadclub/kit/files/photos";
import type { JobRun } from "@treadclub/kit/jobs/job";
import { openLog } from "@treadclub/kit/log";
import { outboxMessages, photos } from "@treadclub/kit/tables";
import { addDays, londonDay } from "@treadclub/rules";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { bookings } from "#modules/bookings";
import { consumers } from "#modules/consumers";
import { consents, mintToken, passkeys, sessions, users } from "#modules/identity";
import { vouchers } from "#modules/vouchers";
import { beginBooking } from "#testing/begin-booking";
import { mailsTo } from "#testing/mails";
import type { MadeMember } from "#testing/factories/members";
import type { SignedIn } from "#testing/factories/people";
import { nextPlate } from "#testing/next-plate";
import { tracesOf } from "#testing/traces";
import { openTestApp, type TestApp } from "#testing/test-app";
import { eraseJobs } from "./erase.ts";
import { eraseSteps } from "./erase-steps.ts";

const testApp = await openTestApp();
let people = 0;

/** Where a person may still be found after erasing, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "data_complaints.name": "a complaint must be answered and shown to have been answered",
  "data_complaints.email": "the answer goes there",
  "data_complaints.text": "what was complained about",
};

interface Person {
  readonly who: SignedIn;
  readonly fitter: MadeMember;
  readonly photoIds: readonly string[];
  readonly needles: readonly string[];
}

/** A user whose name appears in every free text. */
async function livedIn(): Promise<Person> {
  people += 1;
  const name = `Zebedee${people}x`;
  const lastName = `Quillfeather${people}x`;
  const phone = `+4477009009${String(people).padStart(2, "0")}`;
  const who = await testApp.make.consumer({
    firstName: name,
    lastName,
    phone,
    email: `${name}.q@example.com`.toLowerCase(),
    password: "a long enough sentence",
  });
  const fitter = await testApp.make.member();
  const plate = nextPlate();
  const vehicle = await testApp.as(who).call("updateOrCreateVehicle", {
    body: {
      number: plate,
      brand: "Ford",
      model: `Focus of ${name}`,
      tyre_size: "205/55 R16",
      load_rating: "91",
      speed_rating: "V",
    },
  });
  const photoIds = await scansOf(who, vehicle.id, name);
  await tradeOf(who, fitter, vehicle.id, name);
  await traces(who, name);
  return { who, fitter, photoIds, needles: [name, lastName, phone, plate, who.email] };
}

async function scansOf(who: SignedIn, vehicleId: number, name: string): Promise<string[]> {
  const admin = testApp.as(await testApp.make.admin());
  const upload = await testApp.make.upload(who);
  const scan = await testApp.as(who).call("consumerCreateTyreScan", {
    body: { vehicle_id: vehicleId, position: "front_left", upload_ids: [upload.id], mileage: 31_000 },
  });
  await admin.call("declineScan", {
    params: { id: String(scan.id) },
    body: { reasons: ["other"], message: `Dear ${name}, too dark`, version: scan.version },
  });
  const unused = await testApp.make.upload(who);
  for (const id of [upload.photoId, unused.photoId]) await testApp.app.store.put(photoKey(id), Buffer.from("photo"));
  return [upload.photoId, unused.photoId];
}

async function tradeOf(who: SignedIn, fitter: MadeMember, vehicleId: number, name: string): Promise<void> {
  const anna = testApp.as(who);
  const owner = testApp.as(fitter.owner);
  const ask = async (): Promise<number> => {
    const body = {
      vehicle_id: vehicleId,
      member_ids: [fitter.id],
      positions: ["front_left" as const],
      tyre_size: "205/55 R16",
      message_to_fitter: `Ask for ${name}`,
    };
    return (await anna.call("createQuote", { body })).list[0]?.id ?? 0;
  };
  await ask();
  const quote = await ask();
  const answer = { brand: "Dunlop", unit_price_pence: 7000, fitting_minutes: 45, version: 0 };
  await owner.call("answerQuote", { body: { quote_id: quote, ...answer, message: `Hello ${name}` } });
  const from_day = addDays(londonDay(testApp.clock.now()), 3);
  const free = await anna.call("getFreePlaces", {
    body: { member_id: fitter.id, type: "fitting", quote_id: quote, from_day },
  });
  const starts_at = free.days.flatMap((day) => day.places).find((place) => place.free)?.starts_at ?? "";
  const booking = await anna.call("createBooking", {
    body: {
      type: "fitting",
      quote_id: quote,
      member_id: fitter.id,
      location_id: fitter.locationId,
      vehicle_id: vehicleId,
      starts_at,
      message: `${name} comes by bicycle`,
    },
  });
  const id = { params: { id: String(booking.id) } };
  await owner.call("acceptedBooking", { ...id, body: {} }, { key: randomUUID() });
  await beginBooking(testApp.db, booking.id);
  await owner.call("finishBooking", { ...id, body: { outcome: "done" } }, { key: randomUUID() });
}

async function traces(who: SignedIn, name: string): Promise<void> {
  const anna = testApp.as(who);
  await anna.call("setConsent", { body: { kind: "marketing_sms", given: true } }, { key: randomUUID() });
  const profile = await anna.call("currentUser");
  await anna.call(
    "updateProfile",
    { body: { first_name: name, last_name: profile.last_name, locale: "en", version: profile.version } },
    { key: randomUUID() },
  );
  await anna.call("requestEmailChange", { body: { email: `${name}.new@example.com` } });
  await testApp.as(null).call("forgotPassword", { body: { email: who.email } });
  await testApp.as(null).call("createDataComplaint", {
    body: { name, email: who.email, about: "erasure", text: `Please forget me, ${name}` },
  });
  const admin = testApp.as(await testApp.make.admin());
  await admin.call("rabbitHole", { params: { id: String(who.id) }, body: { reason: `${name} asked for help` } });
  await testApp.run(async (ctx) => {
    await mintToken(ctx, { kind: "provider", userId: who.id, data: { email: who.email }, lifeSeconds: 60 });
    await ctx.db.insert(passkeys).values({
      userId: who.id,
      credentialId: randomUUID(),
      publicKey: new Uint8Array([1]),
      counter: 0,
      transports: [],
      name: `Phone of ${name}`,
      createdAt: ctx.now,
    });
    ctx.audit("edit profile", { entity: "user", id: who.id }, { email: who.email });
  });
}

/** What the queue and the clock do afterwards. */
async function afterwards(of: TestApp, id: number): Promise<void> {
  await of.app.jobs.run("erase-consumer", { id });
  const waiting = await of.db.read.select().from(outboxMessages).where(eq(outboxMessages.userId, id));
  for (const mail of waiting) await of.app.jobs.run("send-message", { id: mail.id });
  await of.app.jobs.run("erase-closed-accounts");
  await of.app.jobs.run("sweep-photos");
}

const tracesLeft = async ({ needles }: Person) =>
  (await tracesOf(testApp, needles)).filter(({ at }) => exceptions[at] === undefined);

describe("erasing an account", () => {
  it("leaves no name, address, telephone number or plate in any table, and no photo", async () => {
    const person = await livedIn();
    const { who, photoIds } = person;
    expect((await tracesOf(testApp, person.needles)).length).toBeGreaterThan(15);
    expect(await testApp.as(who).call("eraseAccount", { body: { confirm: "erase" } })).toEqual({ done: true });
    await expect.poll(async () => (await testApp.as(who).send("currentUser")).status).toBe(401);
    const [farewell] = await mailsTo(testApp, who.email);
    expect(farewell?.subject).toBe("We’ve erased your account");
    await afterwards(testApp, who.id);
    expect(await tracesLeft(person)).toEqual([]);
    for (const id of photoIds) expect(await testApp.app.store.get(photoKey(id))).toBeNull();
    expect(await testApp.db.read.select().from(photos).where(eq(photos.userId, who.id))).toEqual([]);
  });

  it("keeps what must be kept, without a name: bookings with money, consents under the id", async () => {
    const { who, fitter } = await livedIn();
    await testApp.as(who).call("eraseAccount", { body: { confirm: "erase" } });
    await afterwards(testApp, who.id);
    const [booking] = await testApp.db.read.select().from(bookings).where(eq(bookings.consumerId, who.id));
    expect(booking).toMatchObject({ state: "done", totalPence: expect.any(Number), message: "" });
    const { list } = await testApp
      .as(fitter.owner)
      .call("getBookingListByMemberId", { params: { id: String(fitter.id) }, body: {} });
    expect(list[0]?.consumer).toMatchObject({ name: "Erased Erased", phone: null });
    expect((await testApp.db.read.select().from(consents).where(eq(consents.userId, who.id))).length).toBe(4);
    const [user] = await testApp.db.read.select().from(users).where(eq(users.id, who.id));
    expect(user).toMatchObject({ email: `erased-${who.id}@erased.invalid`, phone: null, erasedAt: expect.any(Date) });
    const open = and(eq(vouchers.consumerId, who.id), eq(vouchers.state, "issued"));
    expect(await testApp.db.read.select().from(vouchers).where(open)).toEqual([]);
    const admin = testApp.as(await testApp.make.admin());
    expect((await admin.call("getOutbox", { body: { search: who.email } })).list).toEqual([]);
  });

  it("that died half-way is gone through again and finished", async () => {
    const person = await livedIn();
    const { who } = person;
    await testApp.as(who).call("eraseAccount", { body: { confirm: "erase" } });
    const middle = Math.floor(eraseSteps.length / 2);
    const dying = eraseSteps.map((step, n) => (n === middle ? () => Promise.reject(new Error("died")) : step));
    const [job] = eraseJobs(dying);
    const run: JobRun = {
      db: testApp.db,
      now: testApp.clock.now(),
      log: openLog({ level: "silent" }),
      write: (step) => testApp.run(step),
    };
    await expect(job?.run(run, { id: who.id })).rejects.toThrow("died");
    const erasedAt = async () => (await testApp.db.read.select().from(users).where(eq(users.id, who.id)))[0]?.erasedAt;
    expect(await erasedAt()).toBeNull();
    expect((await tracesLeft(person)).length).toBeGreaterThan(0);
    await afterwards(testApp, who.id);
    expect(await erasedAt()).toBeInstanceOf(Date);
    expect(await tracesLeft(person)).toEqual([]);
  });

  it("wants the word, a proof of who it is, and a driver; and happens once", async () => {
    const anna = await testApp.make.consumer();
    expect((await testApp.as(anna).sendRaw("eraseAccount", { body: { confirm: "yes" } })).error?.code).toBe(
      "VALIDATION_FAILED",
    );
    const stale = await testApp.make.signedInAgain(anna);
    await testApp.run((ctx) =>
      ctx.db.update(sessions).set({ provenAt: null }).where(eq(sessions.id, stale.actor.sessionId)),
    );
    const body = { confirm: "erase" as const };
    expect((await testApp.as(stale).send("eraseAccount", { body })).error?.code).toBe("PROOF_WANTED");
    const admin = await testApp.make.superAdmin();
    expect((await testApp.as(admin).send("eraseAccount", { body })).error?.code).toBe("ACTION_NOT_ALLOWED");
    const answers = await Promise.all([1, 2].map(() => testApp.as(anna).send("eraseAccount", { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await testApp.db.read.select().from(consumers).where(eq(consumers.id, anna.id)))[0]?.state).toBe("deleted");
  });
});
