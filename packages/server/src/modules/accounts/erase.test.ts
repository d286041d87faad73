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
import { mailsTo } from "#testing/mails";
import type { MadeMember } from "#testing/makers/members";
import type { SignedIn } from "#testing/makers/people";
import { nextPlate } from "#testing/next-plate";
import { tracesOf } from "#testing/traces";
import { openWorld, type World } from "#testing/world";
import { eraseJobs } from "./erase.ts";
import { eraseSteps } from "./erase-steps.ts";

const world = await openWorld();
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

/** Somebody whose name is written wherever words can be. */
async function livedIn(): Promise<Person> {
  people += 1;
  const name = `Zebedee${people}x`;
  const lastName = `Quillfeather${people}x`;
  const phone = `+4477009009${String(people).padStart(2, "0")}`;
  const who = await world.make.consumer({
    firstName: name,
    lastName,
    phone,
    email: `${name}.q@example.com`.toLowerCase(),
    password: "a long enough sentence",
  });
  const fitter = await world.make.member();
  const plate = nextPlate();
  const vehicle = await world.as(who).call("updateOrCreateVehicle", {
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
  const admin = world.as(await world.make.admin());
  const upload = await world.make.upload(who);
  const scan = await world.as(who).call("consumerCreateTyreScan", {
    body: { vehicle_id: vehicleId, position: "front_left", upload_ids: [upload.id], mileage: 31_000 },
  });
  await admin.call("declineScan", {
    params: { id: String(scan.id) },
    body: { reasons: ["other"], message: `Dear ${name}, too dark`, version: scan.version },
  });
  const unused = await world.make.upload(who);
  for (const id of [upload.photoId, unused.photoId]) await world.app.store.put(photoKey(id), Buffer.from("photo"));
  return [upload.photoId, unused.photoId];
}

async function tradeOf(who: SignedIn, fitter: MadeMember, vehicleId: number, name: string): Promise<void> {
  const anna = world.as(who);
  const owner = world.as(fitter.owner);
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
  const from_day = addDays(londonDay(world.clock.now()), 3);
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
  await owner.call("finishBooking", { ...id, body: { outcome: "done" } }, { key: randomUUID() });
}

async function traces(who: SignedIn, name: string): Promise<void> {
  const anna = world.as(who);
  await anna.call("setConsent", { body: { kind: "marketing_sms", given: true } }, { key: randomUUID() });
  const profile = await anna.call("currentUser");
  await anna.call(
    "updateProfile",
    { body: { first_name: name, last_name: profile.last_name, locale: "en", version: profile.version } },
    { key: randomUUID() },
  );
  await anna.call("requestEmailChange", { body: { email: `${name}.new@example.com` } });
  await world.as(null).call("forgotPassword", { body: { email: who.email } });
  await world.as(null).call("createDataComplaint", {
    body: { name, email: who.email, about: "erasure", text: `Please forget me, ${name}` },
  });
  const admin = world.as(await world.make.admin());
  await admin.call("rabbitHole", { params: { id: String(who.id) }, body: { reason: `${name} asked for help` } });
  await world.run(async (ctx) => {
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
async function afterwards(of: World, id: number): Promise<void> {
  await of.app.jobs.run("erase-consumer", { id });
  const waiting = await of.db.read.select().from(outboxMessages).where(eq(outboxMessages.userId, id));
  for (const mail of waiting) await of.app.jobs.run("send-message", { id: mail.id });
  await of.app.jobs.run("erase-closed-accounts");
  await of.app.jobs.run("sweep-photos");
}

const tracesLeft = async ({ needles }: Person) =>
  (await tracesOf(world, needles)).filter(({ at }) => exceptions[at] === undefined);

describe("erasing an account", () => {
  it("leaves no name, address, telephone number or plate in any table, and no photo", async () => {
    const person = await livedIn();
    const { who, photoIds } = person;
    expect((await tracesOf(world, person.needles)).length).toBeGreaterThan(15);
    expect(await world.as(who).call("eraseAccount", { body: { confirm: "erase" } })).toEqual({ done: true });
    await expect.poll(async () => (await world.as(who).send("currentUser")).status).toBe(401);
    const [farewell] = await mailsTo(world, who.email);
    expect(farewell?.subject).toBe("Your account is erased");
    await afterwards(world, who.id);
    expect(await tracesLeft(person)).toEqual([]);
    for (const id of photoIds) expect(await world.app.store.get(photoKey(id))).toBeNull();
    expect(await world.db.read.select().from(photos).where(eq(photos.userId, who.id))).toEqual([]);
  });

  it("keeps what must be kept, without a name: bookings with money, consents under the id", async () => {
    const { who, fitter } = await livedIn();
    await world.as(who).call("eraseAccount", { body: { confirm: "erase" } });
    await afterwards(world, who.id);
    const [booking] = await world.db.read.select().from(bookings).where(eq(bookings.consumerId, who.id));
    expect(booking).toMatchObject({ state: "done", totalPence: expect.any(Number), message: "" });
    const { list } = await world
      .as(fitter.owner)
      .call("getBookingListByMemberId", { params: { id: String(fitter.id) }, body: {} });
    expect(list[0]?.consumer).toMatchObject({ name: "Erased Erased", phone: null });
    expect((await world.db.read.select().from(consents).where(eq(consents.userId, who.id))).length).toBe(4);
    const [user] = await world.db.read.select().from(users).where(eq(users.id, who.id));
    expect(user).toMatchObject({ email: `erased-${who.id}@erased.invalid`, phone: null, erasedAt: expect.any(Date) });
    const open = and(eq(vouchers.consumerId, who.id), eq(vouchers.state, "issued"));
    expect(await world.db.read.select().from(vouchers).where(open)).toEqual([]);
    const admin = world.as(await world.make.admin());
    expect((await admin.call("getOutbox", { body: { search: who.email } })).list).toEqual([]);
  });

  it("that died half-way is gone through again and finished", async () => {
    const person = await livedIn();
    const { who } = person;
    await world.as(who).call("eraseAccount", { body: { confirm: "erase" } });
    const middle = Math.floor(eraseSteps.length / 2);
    const dying = eraseSteps.map((step, n) => (n === middle ? () => Promise.reject(new Error("died")) : step));
    const [job] = eraseJobs(dying);
    const run: JobRun = {
      db: world.db,
      now: world.clock.now(),
      log: openLog({ level: "silent" }),
      write: (step) => world.run(step),
    };
    await expect(job?.run(run, { id: who.id })).rejects.toThrow("died");
    const erasedAt = async () => (await world.db.read.select().from(users).where(eq(users.id, who.id)))[0]?.erasedAt;
    expect(await erasedAt()).toBeNull();
    expect((await tracesLeft(person)).length).toBeGreaterThan(0);
    await afterwards(world, who.id);
    expect(await erasedAt()).toBeInstanceOf(Date);
    expect(await tracesLeft(person)).toEqual([]);
  });

  it("wants the word, a proof of who it is, and a driver; and happens once", async () => {
    const anna = await world.make.consumer();
    expect((await world.as(anna).sendRaw("eraseAccount", { body: { confirm: "yes" } })).error?.code).toBe(
      "VALIDATION_FAILED",
    );
    const stale = await world.make.signedInAgain(anna);
    await world.run((ctx) =>
      ctx.db.update(sessions).set({ provenAt: null }).where(eq(sessions.id, stale.actor.sessionId)),
    );
    const body = { confirm: "erase" as const };
    expect((await world.as(stale).send("eraseAccount", { body })).error?.code).toBe("PROOF_WANTED");
    const admin = await world.make.superAdmin();
    expect((await world.as(admin).send("eraseAccount", { body })).error?.code).toBe("ACTION_NOT_ALLOWED");
    const answers = await Promise.all([1, 2].map(() => world.as(anna).send("eraseAccount", { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await world.db.read.select().from(consumers).where(eq(consumers.id, anna.id)))[0]?.state).toBe("deleted");
  });
});
