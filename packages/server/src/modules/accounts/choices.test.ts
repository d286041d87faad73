import { outboxMessages } from "@treadclub/kit/tables";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { consents } from "#modules/identity";
import { notifications, notify, notifyAdmins, notifyConsumer, notifyMember } from "#modules/messages";
import { mailsTo } from "#testing/mails";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();

describe("a profile", () => {
  const body = { first_name: "Ann", last_name: "Lee", locale: "uk" as const };

  it("is changed by everybody for themselves; a phone that is not named stays", async () => {
    for (const who of [
      await testApp.make.consumer(),
      await testApp.make.staff((await testApp.make.member()).id),
      await testApp.make.supplier(),
    ]) {
      const me = testApp.as(who);
      const was = await me.call("currentUser");
      const now = await me.call("updateProfile", { body: { ...body, version: was.version } });
      expect(now).toMatchObject({ ...body, phone: was.phone, version: was.version + 1 });
      const bare = await me.call("updateProfile", { body: { ...body, phone: null, version: now.version } });
      expect(bare.phone).toBeNull();
    }
  });

  it("that was changed elsewhere says what it is now; of two at once one wins", async () => {
    const anna = testApp.as(await testApp.make.consumer());
    const answers = await Promise.all(
      ["One", "Two"].map((first_name) => anna.send("updateProfile", { body: { ...body, first_name, version: 0 } })),
    );
    const lost = answers.find((answer) => answer.error !== null);
    const won = answers.find((answer) => answer.reply !== null)?.reply?.first_name;
    expect(lost?.error).toMatchObject({
      code: "STATE_CONFLICT",
      details: { version: 1, changed: { first_name: won } },
    });
  });
});

describe("consents to marketing", () => {
  it("are given and taken back by channel; rows are only added, and one that changes nothing adds none", async () => {
    const anna = await testApp.make.consumer();
    const me = testApp.as(anna);
    expect(await me.call("getConsents")).toMatchObject({ marketing_email: false, marketing_sms: false });
    const set = (kind: "marketing_email" | "marketing_sms", given: boolean) =>
      me.call("setConsent", { body: { kind, given } });
    for (const given of [true, true, false]) await set("marketing_sms", given);
    await set("marketing_email", true);
    const { list, ...now } = await me.call("getConsents");
    expect(now).toEqual({ marketing_email: true, marketing_sms: false });
    expect(list.map(({ kind, given, source }) => `${kind} ${given} ${source}`)).toEqual([
      "marketing_email true account",
      "marketing_sms false account",
      "marketing_sms true account",
      "marketing_email false sign_up",
      "privacy true sign_up",
      "terms true sign_up",
    ]);
    const rows = await testApp.db.read.select().from(consents).where(eq(consents.userId, anna.id));
    expect(rows).toHaveLength(6);
    expect(new Set(rows.filter((row) => row.kind !== "terms").map((row) => row.version)).size).toBe(1);
  });
});

describe("choices of messages", () => {
  const topicsOf = async (who: { token: string }) =>
    (await testApp.as(who).call("getNotificationChoices")).list
      .filter((choice) => choice.channel === "email")
      .map((choice) => `${choice.topic} ${choice.on ? "on" : "off"}`);

  it("are those of the role", async () => {
    const fitter = await testApp.make.member();
    const office = ["scans off", "quotes off", "bookings off", "office off"];
    expect(await topicsOf(await testApp.make.consumer())).toEqual([
      "scans on",
      "vouchers on",
      "quotes on",
      "bookings on",
      "reminders on",
    ]);
    expect(await topicsOf(fitter.owner)).toEqual(["scans on", "quotes on", "bookings on", "office off"]);
    expect(await topicsOf(await testApp.make.staff(fitter.id))).toEqual(office);
    expect(await topicsOf(await testApp.make.admin())).toEqual(["scans on", "office off"]);
    expect(await topicsOf(await testApp.make.supplier())).toEqual([]);
  });

  it("change what is named and nothing else, and only one's own topics", async () => {
    const anna = testApp.as(await testApp.make.consumer());
    const set = (list: readonly object[]) => anna.sendRaw("setNotificationChoices", { body: { list } });
    const answer = await set([
      { topic: "quotes", channel: "email", on: false },
      { topic: "quotes", channel: "email", on: true },
      { topic: "scans", channel: "sms", on: true },
    ]);
    const chosen = answer.reply?.list ?? [];
    expect(chosen).toContainEqual({ topic: "quotes", channel: "email", on: true });
    expect(chosen).toContainEqual({ topic: "scans", channel: "sms", on: true });
    expect(chosen).toContainEqual({ topic: "bookings", channel: "sms", on: false });
    expect((await anna.call("getNotificationChoices")).list).toEqual(chosen);
    expect((await set([{ topic: "office", channel: "email", on: true }])).error?.code).toBe("VALIDATION_FAILED");
  });
});

describe("notifications by mail", () => {
  /** Does what the queue would do for everything that somebody was told. */
  async function mailAll(userId: number): Promise<void> {
    const rows = await testApp.db.read.select().from(notifications).where(eq(notifications.userId, userId));
    await testApp.app.jobs.run("mail-notices", { ids: rows.map((row) => row.id).join(",") });
  }
  const quoteNote = {
    type: "quote_answer",
    values: { company: "Tyres" },
    recordId: 3,
  } as const;

  it("go to a driver in their language with a link to the record, once, unless they chose otherwise", async () => {
    const anna = await testApp.make.consumer();
    await testApp.as(anna).call("updateProfile", {
      body: { first_name: "Ганна", last_name: "Х", locale: "uk", version: 0 },
    });
    await testApp.run((ctx) => notifyConsumer(ctx, anna.id, quoteNote));
    for (let n = 0; n < 2; n += 1) await mailAll(anna.id);
    const mails = await mailsTo(testApp, anna.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain(`/app/consumer/${anna.id}/my_quotes?open_field=3&open_field_type=quote`);
    expect(mails[0]?.body).toContain("Ганна");
    await testApp.as(anna).call("setNotificationChoices", {
      body: { list: [{ topic: "quotes", channel: "email", on: false }] },
    });
    await testApp.run((ctx) => notifyConsumer(ctx, anna.id, quoteNote));
    await mailAll(anna.id);
    expect(await mailsTo(testApp, anna.email)).toHaveLength(1);
  });

  it("go to owners, not to staff nor administrators by themselves, nor to who has read it, in one look for all", async () => {
    const fitter = await testApp.make.member();
    const staff = await testApp.make.staff(fitter.id);
    const admin = await testApp.make.admin();
    const note = { type: "new_booking", recordId: 5 } as const;
    await testApp.run((ctx) => {
      notifyMember(ctx, fitter.id, note);
      notifyAdmins(ctx, { type: "new_club", recordId: 1 });
    });
    for (const who of [fitter.owner, staff, admin]) await mailAll(who.id);
    expect((await mailsTo(testApp, fitter.owner.email)).map((mail) => mail.subject)).toEqual([
      "You have a new booking request",
    ]);
    expect(await mailsTo(testApp, staff.email)).toEqual([]);
    expect(await mailsTo(testApp, admin.email)).toEqual([]);
    await testApp.run((ctx) => notify(ctx, { userIds: [fitter.owner.id] }, "member", note));
    const unread = await testApp.db.read
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.userId, fitter.owner.id), eq(notifications.state, "unread")));
    await testApp.as(fitter.owner).call("readNotifications", { body: { ids: unread.map((row) => row.id) } });
    await mailAll(fitter.owner.id);
    expect(await mailsTo(testApp, fitter.owner.email)).toHaveLength(1);
    const ids = unread.map((row) => row.id).join(",");
    const { everyStatement } = await testApp.queries(() => testApp.app.jobs.run("mail-notices", { ids }));
    expect(everyStatement.filter((text) => !/^(begin|commit)/i.test(text))).toHaveLength(1);
  });

  it("stop for who is disabled or has closed the account", async () => {
    const [closed, disabled] = [await testApp.make.consumer(), await testApp.make.disabled()];
    await testApp.as(closed).call("closeAccount", { body: {} });
    for (const { id } of [closed, disabled]) {
      await testApp.run((ctx) => notifyConsumer(ctx, id, quoteNote));
      await mailAll(id);
    }
    const sent = await testApp.db.read.select().from(outboxMessages).where(eq(outboxMessages.userId, disabled.id));
    expect(sent).toEqual([]);
    expect((await mailsTo(testApp, closed.email)).map((mail) => mail.subject)).toEqual([
      expect.stringContaining("Your account is closed"),
    ]);
  });
});
