import { asc, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { bookings } from "#modules/bookings";
import { consumers } from "#modules/consumers";
import { notifications } from "#modules/messages";
import { quotes } from "#modules/quotes";
import { sessions, users } from "#modules/identity";
import { eventIn, mailsTo } from "#testing/mails";
import { openFixtures } from "#testing/fixtures";
import { fixturePassword } from "#testing/fixtures-people";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const guest = testApp.as(null);
const dayMs = 24 * 3_600_000;
const stateOf = async (id: number) =>
  (await testApp.db.read.select({ state: consumers.state }).from(consumers).where(eq(consumers.id, id)))[0]?.state;
const signIn = (email: string) => guest.call("logIn", { body: { email, password: fixturePassword } });
const driver = () => testApp.make.consumer({ password: fixturePassword });

describe("closing an account", () => {
  it("signs out everywhere, cancels what is open, hides it from members, and mails the day of erasure", async () => {
    const fixtures = await openFixtures(testApp);
    const { anna, fitter } = fixtures;
    const elsewhere = await testApp.make.signedInAgain(anna);
    await testApp.as(anna).call("requestEmailChange", { body: { email: "away@example.com" } });
    const { erased_at } = await testApp.as(anna).call("closeAccount", { body: {} });
    expect(new Date(erased_at).getTime() - testApp.clock.now().getTime()).toBeGreaterThan(30 * dayMs - 60_000);
    for (const who of [anna, elsewhere])
      await expect.poll(async () => (await testApp.as(who).send("currentUser")).status).toBe(401);
    const asked = await testApp.db.read.select().from(quotes).where(eq(quotes.consumerId, anna.id));
    const booked = await testApp.db.read.select().from(bookings).where(eq(bookings.consumerId, anna.id));
    expect(new Set(asked.map((row) => row.state))).toEqual(new Set(["cancelled"]));
    expect(new Set(booked.map((row) => row.state))).toEqual(new Set(["cancelled"]));
    const received = await testApp
      .as(fitter.owner)
      .call("getNotificationList", { params: { a: String(fitter.owner.id), b: "member" }, body: {} });
    expect(received.list.filter((note) => note.type === "booking_change")).toHaveLength(booked.length);
    const mail = (await mailsTo(testApp, anna.email)).at(-1);
    expect(mail?.subject).toContain("Your account is closed until");
    expect(mail?.body).toContain(new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date(erased_at)));
  });

  it("takes each booked appointment out of the calendars of both sides, and tells the company of quotes", async () => {
    const { anna, fitter, ids } = await openFixtures(testApp);
    const before = await testApp.db.read.select().from(bookings).where(eq(bookings.consumerId, anna.id));
    const booked = before.filter((row) => row.state === "accepted");
    expect(booked.map((row) => row.id)).toContain(ids.acceptedBooking);
    await testApp.as(anna).call("closeAccount", { body: {} });
    const notes = await testApp.db.read
      .select()
      .from(notifications)
      .where(inArray(notifications.userId, [anna.id, fitter.owner.id]))
      .orderBy(asc(notifications.id));
    await testApp.app.jobs.run("mail-notices", { ids: notes.map((note) => note.id).join(",") });
    const wanted = booked.map(({ id, version }) => `booking-${id}@localhost ${version + 1}`).toSorted();
    for (const who of [anna, fitter.owner]) {
      const events = (await mailsTo(testApp, who.email)).flatMap((mail) => {
        const event = eventIn(mail);
        return event?.isCancelled === true ? [`${event.uid} ${event.sequence}`] : [];
      });
      expect(events.toSorted()).toEqual(wanted);
    }
    const kinds = notes.filter((note) => note.userId === fitter.owner.id).map((note) => note.values["kind"]);
    expect(kinds).toEqual(expect.arrayContaining(["booking_cancelled_by_driver", "quote_withdrawn"]));
    const after = await testApp.db.read.select().from(bookings).where(eq(bookings.consumerId, anna.id));
    for (const row of booked) expect(after.find(({ id }) => id === row.id)?.version).toBe(row.version + 1);
  });

  it("is for drivers who are nothing else, once, and needs a proof of who it is", async () => {
    const anna = await driver();
    const fresh = await testApp.make.signedInAgain(anna);
    await testApp.run((ctx) =>
      ctx.db.update(sessions).set({ provenAt: null }).where(eq(sessions.id, anna.actor.sessionId)),
    );
    expect((await testApp.as(anna).send("closeAccount", { body: {} })).error?.code).toBe("PROOF_WANTED");
    const admin = await testApp.make.superAdmin();
    expect((await testApp.as(admin).send("closeAccount", { body: {} })).error?.code).toBe("ACTION_NOT_ALLOWED");
    const both = await Promise.all([1, 2].map(() => testApp.as(fresh).send("closeAccount", { body: {} })));
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await mailsTo(testApp, anna.email)).toHaveLength(1);
  });

  it("while a quote is asked for at the same moment leaves none open", async () => {
    const anna = await driver();
    const fitter = await testApp.make.member();
    const vehicle = await testApp.make.vehicle(anna);
    await Promise.all([
      testApp.as(anna).send("createQuote", {
        body: { vehicle_id: vehicle.id, member_ids: [fitter.id], positions: ["front_left"], tyre_size: "205/55 R16" },
      }),
      testApp.as(anna).send("closeAccount", { body: {} }),
    ]);
    const left = await testApp.db.read.select().from(quotes).where(eq(quotes.consumerId, anna.id));
    expect(left.filter((row) => row.state !== "cancelled")).toEqual([]);
  });
});

describe("coming back", () => {
  it("within 30 days signs in with everything as it was, once a token", async () => {
    const anna = await driver();
    await testApp.make.vehicle(anna);
    await testApp.as(anna).call("closeAccount", { body: {} });
    testApp.clock.forward(29 * dayMs);
    const first = await signIn(anna.email);
    expect(first).toMatchObject({ token: null, guard_message: "closed" });
    const body = { continue_token: first.continue_token ?? "" };
    const answers = await Promise.all([1, 2].map(() => guest.send("reopenAccount", { body })));
    expect(answers.map((answer) => answer.error?.code ?? "open").toSorted()).toEqual(["CODE_INVALID", "open"]);
    expect(await stateOf(anna.id)).toBe("active");
    const { token } = await signIn(anna.email);
    const vehicles = await testApp
      .as({ token: token ?? "" })
      .call("allUserVehicles", { params: { id: String(anna.id) } });
    expect(vehicles.list).toHaveLength(1);
  });

  it("is too late after that: the daily job erases; who is disabled meanwhile stays out", async () => {
    const [late, shut, early] = [await driver(), await driver(), await driver()];
    for (const who of [late, shut]) await testApp.as(who).call("closeAccount", { body: {} });
    const [lateToken, shutToken] = [await signIn(late.email), await signIn(shut.email)].map(
      (reply) => reply.continue_token ?? "",
    );
    await testApp.run((ctx) => ctx.db.update(users).set({ disabled: true }).where(eq(users.id, shut.id)));
    const reopen = (continue_token = "") => guest.send("reopenAccount", { body: { continue_token } });
    expect((await reopen(shutToken)).error?.code).toBe("STATE_CONFLICT");
    testApp.clock.forward(29 * dayMs);
    const fresh = await testApp.make.signedInAgain(early);
    await testApp.as(fresh).call("closeAccount", { body: {} });
    await testApp.app.jobs.run("erase-closed-accounts");
    expect(await stateOf(late.id)).toBe("closed");
    testApp.clock.forward(dayMs);
    expect((await reopen(lateToken)).error?.code).toBe("CODE_INVALID");
    expect((await guest.call("logIn", { body: { email: late.email, password: fixturePassword } })).guard_message).toBe(
      "disabled",
    );
    await testApp.app.jobs.run("erase-closed-accounts");
    expect([await stateOf(late.id), await stateOf(early.id)]).toEqual(["deleted", "closed"]);
  });

  it("while the job erases is one of the two, never both", async () => {
    const anna = await driver();
    await testApp.as(anna).call("closeAccount", { body: {} });
    const { continue_token } = await signIn(anna.email);
    await testApp.run((ctx) =>
      ctx.db
        .update(consumers)
        .set({ closedAt: new Date(ctx.now.getTime() - 30 * dayMs + 30) })
        .where(eq(consumers.id, anna.id)),
    );
    const body = { continue_token: continue_token ?? "" };
    const erasing = async (): Promise<void> => {
      while ((await stateOf(anna.id)) === "closed") await testApp.app.jobs.run("erase-closed-accounts");
    };
    const [answer] = await Promise.all([guest.send("reopenAccount", { body }), erasing()]);
    const [user] = await testApp.db.read.select().from(users).where(eq(users.id, anna.id));
    const isBack = answer.status === 200;
    expect(await stateOf(anna.id)).toBe(isBack ? "active" : "deleted");
    expect(user?.email === anna.email).toBe(isBack);
  });
});
