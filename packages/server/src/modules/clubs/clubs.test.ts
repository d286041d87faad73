import { writeCtx } from "@treadclub/kit/ctx";
import { openLog } from "@treadclub/kit/log";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { countStatements } from "#testing/statement-budget";
import { openTestApp } from "#testing/test-app";
import { clubs, ensureWelcomeClub } from "./index.ts";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const boss = testApp.as(await testApp.make.superAdmin());
const byId = (id: number) => ({ params: { id: String(id) } });
const input = { title: "Club", name: "Everybody", discounts: [{ title: "£10 off", amount_pence: 1000 }] };

describe("who may do what with a club", () => {
  it("another company finds nothing of it", async () => {
    const [fitter, other] = [await testApp.make.member(), await testApp.make.member()];
    const club = await testApp.make.club(fitter.id);
    const stranger = testApp.as(other.owner);
    const answers = [
      await stranger.send("getDiscountClubById", byId(club.id)),
      await stranger.send("editDiscountClub", { body: { ...input, id: club.id } }),
      await stranger.send("editDiscountClub", { body: { ...input, member_id: fitter.id } }),
      await stranger.send("discountClubsActivity", { ...byId(club.id), body: { action: "deactivate" } }),
      await stranger.send("deleteDiscountClub", byId(club.id)),
      await stranger.send("getMemberClubs", { ...byId(fitter.id), body: {} }),
    ];
    expect(answers.map((answer) => answer.error?.code)).toEqual(Array.from({ length: 6 }, () => "NOT_FOUND"));
    expect(await testApp.as(fitter.owner).call("getDiscountClubById", byId(club.id))).toMatchObject({
      active: true,
      version: 1,
    });
  });

  it("staff look and switch; owners create, edit and delete", async () => {
    const fitter = await testApp.make.member();
    const club = await testApp.make.club(fitter.id);
    const staff = testApp.as(await testApp.make.staff(fitter.id));
    expect((await staff.call("getDiscountClubById", byId(club.id))).can).toMatchObject({
      edit: false,
      remove: false,
      deactivate: true,
    });
    for (const body of [input, { ...input, id: club.id }])
      expect((await staff.send("editDiscountClub", { body })).error?.code).toBe("ACTION_NOT_ALLOWED");
    expect((await staff.send("deleteDiscountClub", byId(club.id))).error?.code).toBe("ACTION_NOT_ALLOWED");
    expect(
      await staff.call("discountClubsActivity", { ...byId(club.id), body: { action: "deactivate" } }),
    ).toMatchObject({ active: false });
    expect(
      (await staff.send("discountClubsActivity", { ...byId(club.id), body: { action: "deactivate" } })).error?.code,
    ).toBe("STATE_CONFLICT");
    expect(await testApp.as(fitter.owner).call("deleteDiscountClub", byId(club.id))).toEqual({ done: true });
    expect((await staff.send("getDiscountClubById", byId(club.id))).error?.code).toBe("NOT_FOUND");
  });

  it("an administrator's club is live at once, for a member or for the platform", async () => {
    const fitter = await testApp.make.member();
    const forMember = await admin.call("createDiscountClub", { body: { ...input, member_id: fitter.id } });
    expect(forMember).toMatchObject({ state: "approved", active: true, type: "member", member_id: fitter.id });
    const own = await admin.call("createDiscountClub", { body: input });
    expect(own).toMatchObject({ state: "approved", type: "platform", member_id: null, member_name: "TreadClub" });
    expect((await testApp.as(null).call("getDiscountClubByCode", { params: { code: own.code } })).member).toBeNull();
    expect(
      (await testApp.as(null).send("getCompanyByDiscountClubCode", { params: { code: own.code } })).error?.code,
    ).toBe("CODE_INVALID");
    expect(
      await testApp.as(null).call("getCompanyByDiscountClubCode", { params: { code: forMember.code } }),
    ).toMatchObject({ id: fitter.id });
    expect((await admin.send("createDiscountClub", { body: { ...input, member_id: 999_999 } })).error?.code).toBe(
      "NOT_FOUND",
    );
    expect((await admin.send("createDiscountClub", { body: { ...input, id: own.id } })).error?.fields).toHaveProperty(
      "id",
    );
  });

  it("a super_admin names the company of a club", async () => {
    const fitter = await testApp.make.member();
    expect((await boss.send("editDiscountClub", { body: input })).error?.fields).toHaveProperty("member_id");
    const made = await boss.call("editDiscountClub", { body: { ...input, member_id: fitter.id } });
    expect(made).toMatchObject({ state: "awaiting_moderation", member_id: fitter.id });
  });
});

describe("the welcome club", () => {
  it("is there from the start, once however many processes begin, and nobody takes it away", async () => {
    const log = openLog({ level: "silent" });
    const begin = () =>
      testApp.db.transaction((tx) =>
        ensureWelcomeClub(
          writeCtx(tx, {
            actor: { kind: "job", name: "start" },
            now: testApp.clock.now(),
            log,
            requestId: "start",
            jobs: testApp.app.jobs,
          }),
        ),
      );
    const before = await testApp.db.read.select().from(clubs).where(eq(clubs.welcome, true));
    expect(before).toMatchObject([{ state: "approved", active: true, memberId: null }]);
    await testApp.run((ctx) => ctx.db.update(clubs).set({ welcome: false }).where(eq(clubs.welcome, true)));
    const discounts = await Promise.all([begin(), begin(), begin()]);
    expect(new Set(discounts.map((one) => one.id)).size).toBe(1);
    expect(discounts[0]?.amountPence).toBe(500);
    const [club] = await testApp.db.read.select().from(clubs).where(eq(clubs.welcome, true));
    expect((await boss.send("deleteDiscountClub", byId(club?.id ?? 0))).error?.code).toBe("ACTION_NOT_ALLOWED");
  });
});

describe("lists of clubs", () => {
  it("show administrators the longest waiting first, and find by member, title and state", async () => {
    const fitter = await testApp.make.member({ companyName: "Zebra Tyres" });
    const waiting = [await testApp.make.club(fitter.id, { state: "awaiting_moderation", title: "First" })];
    testApp.clock.forward(60_000);
    waiting.push(await testApp.make.club(fitter.id, { state: "awaiting_moderation", title: "Second" }));
    const live = await testApp.make.club(fitter.id, { title: "Live" });
    const found = await admin.call("allDiscountClubList", { body: { search: "zebra" } });
    expect(found.list.map((club) => club.id)).toEqual([...waiting.map((club) => club.id), live.id]);
    expect(found.total_count).toBe(3);
    const mine = await admin.call("allDiscountClubList", {
      body: { filters: { member_id: fitter.id, state: "approved" } },
    });
    expect(mine.list.map((club) => club.title)).toEqual(["Live"]);
    expect(
      (await testApp.as(fitter.owner).call("getMemberClubs", { ...byId(fitter.id), body: { sort: "title" } })).list.map(
        (club) => club.title,
      ),
    ).toEqual(["First", "Live", "Second"]);
  });

  it("cost the same number of statements for 2 and for 12 clubs, and count those who joined", async () => {
    const [few, many] = [await testApp.make.member(), await testApp.make.member()];
    for (let n = 0; n < 2; n += 1) await testApp.make.club(few.id);
    const made: { id: number; code: string }[] = [];
    for (let n = 0; n < 12; n += 1) made.push(await testApp.make.club(many.id));
    for (let n = 0; n < 3; n += 1) await testApp.make.join((await testApp.make.consumer()).id, made[0] ?? { code: "" });
    const list = (id: number) =>
      admin.call("allDiscountClubList", { body: { filters: { member_id: id }, per_page: 100 } });
    await list(few.id);
    const [small, large] = [await testApp.queries(() => list(few.id)), await testApp.queries(() => list(many.id))];
    expect(large.result.list).toHaveLength(12);
    expect([small, large].map(({ statements }) => countStatements(statements).statements)).toEqual([1, 1]);
    expect(large.result.list.find((club) => club.id === made[0]?.id)?.joined_count).toBe(3);
  });
});
