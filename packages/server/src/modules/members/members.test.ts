import { outboxMessages } from "@treadclub/kit/tables";
import { desc, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications } from "#modules/messages";
import { countStatements } from "#testing/statement-budget";
import { openTestApp } from "#testing/test-app";
import { members } from "./index.ts";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const byId = (id: number) => ({ params: { id: String(id) } });
const stateOf = async (ids: number[]) =>
  (
    await testApp.db.read
      .select({ state: members.state })
      .from(members)
      .where(inArray(members.id, ids))
      .orderBy(members.id)
  ).map((row) => row.state);
const mailsTo = (email: string) =>
  testApp.db.read
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, email))
    .orderBy(desc(outboxMessages.id));

describe("accepting members", () => {
  it("welcomes each: in the app everybody, by mail its owners", async () => {
    const made = [
      await testApp.make.member({ state: "new", companyName: "Alpha" }),
      await testApp.make.member({ state: "new" }),
    ];
    const staff = await testApp.make.staff(made[0]?.id ?? 0);
    const ids = made.map((member) => member.id);
    const before = (await admin.call("newMemberCount")).count;
    expect(await admin.call("batchAcceptedMembers", { body: { ids: [...ids, ...ids] } })).toEqual({ count: 2 });
    expect((await admin.call("newMemberCount")).count).toBe(before - 2);
    expect(await stateOf(ids)).toEqual(["accepted", "accepted"]);
    expect(await mailsTo(made[0]?.owner.email ?? "")).toMatchObject([
      { subject: "Alpha is now on TreadClub", state: "waiting" },
    ]);
    expect(await mailsTo(staff.email)).toEqual([]);
    expect(await testApp.db.read.select().from(notifications).where(eq(notifications.userId, staff.id))).toMatchObject([
      { type: "member_accepted" },
    ]);
  });

  it("is all or nothing", async () => {
    const [fresh, done] = [await testApp.make.member({ state: "new" }), await testApp.make.member()];
    expect((await admin.send("batchAcceptedMembers", { body: { ids: [fresh.id, done.id] } })).error?.code).toBe(
      "STATE_CONFLICT",
    );
    expect((await admin.send("batchAcceptedMembers", { body: { ids: [fresh.id, 999_999] } })).error?.code).toBe(
      "NOT_FOUND",
    );
    expect(await stateOf([fresh.id])).toEqual(["new"]);
    expect(await mailsTo(fresh.owner.email)).toEqual([]);
  });

  it("by two administrators at once sends one mail", async () => {
    const fresh = await testApp.make.member({ state: "new" });
    const other = testApp.as(await testApp.make.admin());
    const answers = await Promise.all(
      [admin, other, admin].map((one) => one.send("batchAcceptedMembers", { body: { ids: [fresh.id] } })),
    );
    expect(answers.map((answer) => answer.error?.code ?? "ok").toSorted()).toEqual([
      "STATE_CONFLICT",
      "STATE_CONFLICT",
      "ok",
    ]);
    expect(await mailsTo(fresh.owner.email)).toHaveLength(1);
  });
});

describe("disabling members", () => {
  it("signs their users out at once, hides them from drivers and cancels their open quotes", async () => {
    const fitter = await testApp.make.member({ companyName: "Gone Tyres" });
    const staff = testApp.as(await testApp.make.staff(fitter.id));
    const owner = testApp.as(fitter.owner);
    const driver = await testApp.make.consumer();
    const club = await testApp.make.club(fitter.id);
    const [voucher] = await testApp.make.join(driver.id, club);
    const car = await testApp.as(driver).call("updateOrCreateVehicle", {
      body: { number: "YK19 AAB", brand: "Ford", model: "Focus", tyre_size: "205/55 R16" },
    });
    const asked = await testApp.as(driver).call("createQuote", {
      body: {
        vehicle_id: car.id,
        member_ids: [fitter.id],
        positions: ["front_left"],
        tyre_size: "205/55 R16",
        voucher_ids: [voucher?.id ?? 0],
      },
    });
    expect((await owner.send("currentUser")).status).toBe(200);
    await admin.call("disableMembers", { body: { ids: [fitter.id] } });
    await expect.poll(async () => (await owner.send("currentUser")).status).toBe(401);
    expect((await staff.send("memberGetOwnInfo", byId(fitter.id))).status).toBe(401);
    expect((await testApp.as(null).send("getDiscountClubByCode", { params: { code: club.code } })).error?.code).toBe(
      "CODE_INVALID",
    );
    expect((await testApp.as(driver).call("findFitters", { body: { search: "Gone Tyres" } })).list).toEqual([]);
    expect((await admin.send("disableMembers", { body: { ids: [fitter.id] } })).error?.code).toBe("STATE_CONFLICT");
    const quotes = await testApp.as(driver).call("getConsumerQuotes", { ...byId(driver.id), body: {} });
    expect(quotes.list).toMatchObject([{ id: asked.list[0]?.id, state: "cancelled" }]);
    expect(
      (await testApp.as(driver).call("getConsumerDiscounts", { ...byId(driver.id), body: {} })).list,
    ).toMatchObject([{ id: voucher?.id, state: "issued" }]);
  });

  it("is for accepted ones: a new one cannot come back accepted that way", async () => {
    const fresh = await testApp.make.member({ state: "new" });
    expect((await admin.send("disableMembers", { body: { ids: [fresh.id] } })).error?.code).toBe("STATE_CONFLICT");
    expect((await admin.call("getMemberInfo", byId(fresh.id))).can).toEqual({ accept: true, disable: false });
  });

  it("keeps them from signing in", async () => {
    const fitter = await testApp.make.member({ state: "disabled", owner: { password: "quite a long one" } });
    expect(
      await testApp.as(null).call("logIn", { body: { email: fitter.owner.email, password: "quite a long one" } }),
    ).toMatchObject({ token: null, user: null, guard_message: "disabled" });
  });
});

describe("a member's record", () => {
  it("is its own company's and administrators'", async () => {
    const [fitter, other] = [await testApp.make.member(), await testApp.make.member()];
    const staff = await testApp.make.staff(fitter.id, { firstName: "Sam", lastName: "Hill" });
    await testApp.make.club(fitter.id);
    await testApp.make.join((await testApp.make.consumer()).id, await testApp.make.club(fitter.id));
    const view = await testApp.as(staff).call("memberGetOwnInfo", byId(fitter.id));
    expect(view).toMatchObject({
      counts: { consumers: 1, clubs: 2, open_quotes: 0, new_bookings: 0 },
      can: { accept: false, disable: false },
      users: [{ position: "owner" }, { name: "Sam Hill", position: "staff" }],
    });
    expect(view.locations[0]?.opening_hours).toContainEqual({ day: 5, open_time: "08:30", close_time: "13:00" });
    for (const name of ["memberGetOwnInfo", "getCounts"] as const)
      expect((await testApp.as(other.owner).send(name, byId(fitter.id))).error?.code).toBe("NOT_FOUND");
    expect(await testApp.as(await testApp.make.superAdmin()).call("memberGetOwnInfo", byId(fitter.id))).toMatchObject({
      id: fitter.id,
    });
    expect((await admin.send("getMemberInfo", byId(999_999))).error?.code).toBe("NOT_FOUND");
  });

  it("counts what was used today in London", async () => {
    const fitter = await testApp.make.member();
    const driver = await testApp.make.consumer();
    const [voucher] = await testApp.make.join(driver.id, await testApp.make.club(fitter.id));
    const owner = testApp.as(fitter.owner);
    expect(await owner.call("getCounts", byId(fitter.id))).toEqual({
      quotes: 0,
      bookings: 0,
      scans: 0,
      vouchers_used_today: 0,
    });
    await owner.call("setUsedConsumerDiscount", { ...byId(voucher?.id ?? 0), body: {} });
    expect((await owner.call("getCounts", byId(fitter.id))).vouchers_used_today).toBe(1);
  });

  it("says who may scan", async () => {
    const may = async (who: { token: string }) => (await testApp.as(who).call("checkMemberScanPermission")).allowed;
    const [yes, no, fresh] = [
      await testApp.make.member(),
      await testApp.make.member({ scanPermission: false }),
      await testApp.make.member({ state: "new" }),
    ];
    expect([
      await may(yes.owner),
      await may(no.owner),
      await may(fresh.owner),
      await may(await testApp.make.consumer()),
      await may(await testApp.make.superAdmin()),
    ]).toEqual([true, false, false, false, true]);
  });
});

describe("the list of members", () => {
  it("filters, searches, sorts stably, and costs the same for 2 and for 10 rows", async () => {
    const mark = "Quokka";
    for (let n = 0; n < 10; n += 1)
      await testApp.make.member({ companyName: `${mark} ${String(n % 3)}`, state: n < 3 ? "new" : "accepted" });
    const list = (body: object) => admin.sendRaw("getMembersList", { body: { search: mark, ...body } });
    await list({});
    const [small, large] = [
      await testApp.queries(() => list({ per_page: 2 })),
      await testApp.queries(() => list({ per_page: 100 })),
    ];
    expect([small, large].map(({ statements }) => countStatements(statements).statements)).toEqual([1, 1]);
    expect(large.result.reply).toMatchObject({ total_count: 10 });
    const ids = large.result.reply?.list.map((row) => row.id) ?? [];
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await list({ filters: { state: "new" } })).reply?.total_count).toBe(3);
    const pages = [];
    for (let page = 1; page <= 5; page += 1)
      pages.push(...((await list({ per_page: 2, page, sort: "company_name" })).reply?.list ?? []));
    expect(new Set(pages.map((row) => row.id)).size).toBe(10);
    expect(pages.map((row) => row.company_name)).toEqual(pages.map((row) => row.company_name).toSorted());
    expect((await admin.call("getMembersList", { body: { search: "%" } })).total_count).toBe(0);
  });
});
