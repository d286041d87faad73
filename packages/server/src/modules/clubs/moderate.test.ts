import { outboxMessages, stateHistory } from "@treadclub/kit/tables";
import { addDays, addMonths, londonDay } from "@treadclub/rules";
import { and, asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications } from "#modules/messages";
import { vouchers } from "#modules/vouchers";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const today = londonDay(testApp.clock.now());
const byId = (id: number) => ({ params: { id: String(id) } });
const tenner = { title: "£10 off", amount_pence: 1000 };
const input = { title: "Winter club", name: "Everybody", discounts: [tenner] };
const historyOf = async (id: number) => {
  const rows = await testApp.db.read
    .select()
    .from(stateHistory)
    .where(and(eq(stateHistory.machine, "club"), eq(stateHistory.thingId, id)))
    .orderBy(asc(stateHistory.id));
  return rows.map((row) => row.toState);
};
const publicOf = (code: string) => testApp.as(null).call("getDiscountClubByCode", { params: { code } });
const notesOf = (userId: number) =>
  testApp.db.read.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(asc(notifications.id));

/** A fitter with an approved club. */
async function approved() {
  const fitter = await testApp.make.member();
  const owner = testApp.as(fitter.owner);
  const made = await owner.call("editDiscountClub", { body: input });
  return { fitter, owner, club: await admin.call("approveDiscountClub", { ...byId(made.id), body: {} }) };
}

describe("a member's club", () => {
  it("waits for moderation, is approved, live and active, and everybody is told", async () => {
    const chief = await testApp.make.admin();
    const fitter = await testApp.make.member();
    const made = await testApp
      .as(fitter.owner)
      .call("editDiscountClub", { body: { ...input, starts_on: today, ends_on: addDays(today, 60) } });
    expect(made).toMatchObject({
      state: "awaiting_moderation",
      active: false,
      member_id: fitter.id,
      pending: null,
      discount_amount_pence: 1000,
      can: { edit: true, approve: false, activate: false },
    });
    expect(made.waiting_since).not.toBeNull();
    expect(await notesOf(chief.id)).toMatchObject([{ type: "new_club", role: "admin", openField: made.id }]);
    const live = await admin.call("approveDiscountClub", { ...byId(made.id), body: { version: made.version } });
    expect(live).toMatchObject({
      state: "approved",
      active: true,
      waiting_since: null,
      join_link: `http://localhost:3000/app/consumer_register_by_club_qr/${made.code}`,
    });
    expect(await publicOf(made.code)).toMatchObject({ title: "Winter club", member: { id: fitter.id } });
    expect(await historyOf(made.id)).toEqual(["new", "awaiting_moderation", "approved"]);
    expect((await notesOf(fitter.owner.id)).map((note) => note.type)).toEqual(["club_approved"]);
    const [mail] = await testApp.db.read
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, fitter.owner.email));
    expect(mail?.subject).toContain("Winter club");
    expect(mail?.body).toContain(made.join_link);
  });

  it("is declined with a reason that its owner reads, corrects and hands in again", async () => {
    const fitter = await testApp.make.member();
    const owner = testApp.as(fitter.owner);
    const made = await owner.call("editDiscountClub", { body: input });
    expect(
      (await admin.send("approveDiscountClub", { ...byId(made.id), body: { action: "decline" } })).error,
    ).toMatchObject({ code: "VALIDATION_FAILED", fields: { message: expect.any(String) } });
    await admin.call("approveDiscountClub", {
      ...byId(made.id),
      body: { action: "decline", message: "Say until when." },
    });
    expect(await owner.call("getDiscountClubById", byId(made.id))).toMatchObject({
      state: "declined",
      decline_message: "Say until when.",
      can: { edit: true },
    });
    expect((await testApp.as(null).send("getDiscountClubByCode", { params: { code: made.code } })).error?.code).toBe(
      "CODE_INVALID",
    );
    const again = await owner.call("editDiscountClub", { body: { ...input, id: made.id, ends_on: addDays(today, 9) } });
    expect(again).toMatchObject({ state: "awaiting_moderation", ends_on: addDays(today, 9), decline_message: null });
    expect(await historyOf(made.id)).toEqual(["new", "awaiting_moderation", "declined", "awaiting_moderation"]);
  });
});

describe("editing an approved club", () => {
  it("leaves the old version live until the new one is approved", async () => {
    const { owner, club } = await approved();
    const [first] = club.discounts;
    const before = await testApp.make.consumer();
    await testApp.make.join(before.id, club);
    const edited = await owner.call("editDiscountClub", {
      body: {
        id: club.id,
        title: "Summer club",
        name: "Everybody",
        discounts: [
          { ...tenner, id: first?.id, amount_pence: 1500 },
          { title: "Free check", amount_pence: 500 },
        ],
        version: club.version,
      },
    });
    expect(edited).toMatchObject({
      state: "awaiting_moderation",
      active: true,
      title: "Winter club",
      discount_amount_pence: 1000,
      pending: { title: "Summer club", discounts: [{ id: first?.id, amount_pence: 1500 }, { amount_pence: 500 }] },
    });
    expect(await publicOf(club.code)).toMatchObject({ title: "Winter club", discounts: [{ amount_pence: 1000 }] });
    const between = await testApp.make.consumer();
    await testApp.make.join(between.id, club);
    const done = await admin.call("approveDiscountClub", { ...byId(club.id), body: {} });
    expect(done).toMatchObject({
      title: "Summer club",
      pending: null,
      discounts: [{ id: first?.id, amount_pence: 1500 }, { amount_pence: 500 }],
    });
    const after = await testApp.make.consumer();
    await testApp.make.join(after.id, club);
    const amounts = async (id: number) =>
      (await testApp.db.read.select().from(vouchers).where(eq(vouchers.consumerId, id)).orderBy(asc(vouchers.id))).map(
        (row) => row.amountPence,
      );
    expect([await amounts(before.id), await amounts(between.id), await amounts(after.id)]).toEqual([
      [1000],
      [1000],
      [1500, 500],
    ]);
  });

  it("and declining the edit keeps the old version live, with the input to go on from", async () => {
    const { owner, club } = await approved();
    await owner.call("editDiscountClub", {
      body: { ...input, id: club.id, title: "Rude title", discounts: club.discounts },
    });
    const declined = await admin.call("approveDiscountClub", {
      ...byId(club.id),
      body: { action: "decline", message: "Another title, please." },
    });
    expect(declined).toMatchObject({
      state: "declined",
      title: "Winter club",
      pending: { title: "Rude title" },
      active: true,
    });
    expect(await publicOf(club.code)).toMatchObject({ title: "Winter club" });
    expect(
      await owner.call("discountClubsActivity", { ...byId(club.id), body: { action: "deactivate" } }),
    ).toMatchObject({ active: false, can: { activate: true } });
  });

  it("without a change asks nobody", async () => {
    const { owner, club } = await approved();
    expect(
      await owner.call("editDiscountClub", { body: { ...input, id: club.id, discounts: club.discounts } }),
    ).toMatchObject({ state: "approved", version: club.version });
  });

  it("over somebody else's change says what differs and changes nothing", async () => {
    const { owner, club } = await approved();
    await owner.call("editDiscountClub", {
      body: { ...input, id: club.id, title: "Theirs", discounts: club.discounts, version: club.version },
    });
    const late = await owner.send("editDiscountClub", {
      body: { ...input, id: club.id, title: "Mine", discounts: club.discounts, version: club.version },
    });
    expect(late.error).toMatchObject({
      code: "STATE_CONFLICT",
      details: { version: club.version + 1, changed: ["title"] },
    });
    expect((await owner.call("getDiscountClubById", byId(club.id))).pending?.title).toBe("Theirs");
  });

  it("refuses discounts of another club, two of one name and dates that do not fit", async () => {
    const { owner, club } = await approved();
    const foreign = (await approved()).club.discounts;
    const fieldsOf = async (body: object) =>
      Object.keys(
        (await owner.sendRaw("editDiscountClub", { body: { ...input, id: club.id, ...body } })).error?.fields ?? {},
      );
    expect(await fieldsOf({ discounts: [...club.discounts, ...foreign] })).toEqual(["discounts.1.id"]);
    expect(await fieldsOf({ discounts: [...club.discounts, ...club.discounts] })).toEqual(["discounts.1.id"]);
    const again = { title: ` ${club.discounts[0]?.title.toUpperCase()} `, amount_pence: 500 };
    expect(await fieldsOf({ discounts: [...club.discounts, again] })).toEqual(["discounts.1.title"]);
    expect(await fieldsOf({ starts_on: addDays(today, 2), ends_on: addDays(today, 1) })).toEqual(["ends_on"]);
    expect(await fieldsOf({ ends_on: addDays(today, -1) })).toEqual(["ends_on"]);
    expect(await fieldsOf({ starts_on: addMonths(today, 25) })).toEqual(["starts_on"]);
    expect(await fieldsOf({ ends_on: addMonths(today, 61) })).toEqual(["ends_on"]);
    for (const day of ["0001-01-01", "9999-12-31"]) expect(await fieldsOf({ ends_on: day })).toEqual(["ends_on"]);
    expect(await fieldsOf({ starts_on: addMonths(today, 24), ends_on: addMonths(today, 60) })).toEqual([]);
    expect(await fieldsOf({ discounts: [] })).toEqual(["discounts"]);
  });
});

describe("moderators", () => {
  it("at once: one decides, the others are told that it changed", async () => {
    const fitter = await testApp.make.member();
    const made = await testApp.as(fitter.owner).call("editDiscountClub", { body: input });
    const [one, two] = [testApp.as(await testApp.make.admin()), testApp.as(await testApp.make.superAdmin())];
    const answers = await Promise.all([
      one.send("approveDiscountClub", { ...byId(made.id), body: {} }),
      two.send("approveDiscountClub", { ...byId(made.id), body: { action: "decline", message: "No." } }),
      one.send("approveDiscountClub", { ...byId(made.id), body: {} }),
    ]);
    expect(answers.map((answer) => answer.error?.code ?? "ok").toSorted()).toEqual([
      "STATE_CONFLICT",
      "STATE_CONFLICT",
      "ok",
    ]);
    expect(await historyOf(made.id)).toHaveLength(3);
  });

  it("do not approve what was edited after they looked", async () => {
    const fitter = await testApp.make.member();
    const made = await testApp.as(fitter.owner).call("editDiscountClub", { body: input });
    await testApp
      .as(fitter.owner)
      .call("editDiscountClub", { body: { ...input, id: made.id, title: "Something else" } });
    expect(
      (await admin.send("approveDiscountClub", { ...byId(made.id), body: { version: made.version } })).error,
    ).toMatchObject({ code: "STATE_CONFLICT", details: { version: made.version + 1 } });
    expect((await admin.call("adminGetDiscountClub", byId(made.id))).state).toBe("awaiting_moderation");
  });
});
