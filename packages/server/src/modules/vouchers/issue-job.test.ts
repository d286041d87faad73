import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications } from "#modules/messages";
import { addMembers } from "#testing/many-drivers";
import { countStatements } from "#testing/statement-budget";
import { openTestApp } from "#testing/test-app";
import { vouchers } from "./index.ts";
import { clubIssues } from "./table.ts";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const fitter = await testApp.make.member();
const owner = testApp.as(fitter.owner);
const byId = (id: number) => ({ params: { id: String(id) } });
const record = (id: number) => owner.call("getDiscountClubById", byId(id));
const run = (id: number, name: string) => testApp.app.jobs.run("issue-club-vouchers", { id, run: name });
const countOf = async (id: number): Promise<number> =>
  (await testApp.db.read.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.clubId, id))).length;
const noticesOf = (id: number) =>
  testApp.db.read
    .select({ userId: notifications.userId, values: notifications.values })
    .from(notifications)
    .where(and(eq(notifications.openField, id), sql`${notifications.values} ->> 'kind' = 'club_more_vouchers'`));

/** Changes a live club and approves that. */
async function change(id: number, edit: (discounts: Awaited<ReturnType<typeof record>>["discounts"]) => object[]) {
  const { title, name, discounts, version } = await record(id);
  await owner.call("editDiscountClub", {
    body: {
      id,
      title,
      name,
      version,
      discounts: edit(discounts).map((one) => ({ title: "", amount_pence: 1, ...one })),
    },
  });
  return admin.call("approveDiscountClub", { ...byId(id), body: {} });
}

describe("what a live club gives out changes", () => {
  it("a new discount reaches those who are in it; changed words leave their vouchers as they are", async () => {
    const club = await testApp.make.club(fitter.id);
    const driver = await testApp.make.consumer();
    await testApp.as(driver).call("joinClub", { body: { code: club.code } });
    const approved = await change(club.id, (discounts) => [
      ...discounts.map((one) => ({ ...one, amount_pence: 700, title: "£7 off" })),
      { title: "£20 off", amount_pence: 2000 },
    ]);
    await run(club.id, `version ${approved.version}`);
    const wallet = await testApp.as(driver).call("getConsumerDiscounts", { ...byId(driver.id), body: {} });
    expect(wallet.list.map((one) => one.amount_pence).toSorted((a, b) => a - b)).toEqual([1000, 2000]);
    expect((await noticesOf(club.id)).map(({ values }) => values)).toEqual([
      { kind: "club_more_vouchers", club: approved.name, count: 1, amount_pence: 2000 },
    ]);
  });

  it("more of a discount for each driver: the others follow, in one notice", async () => {
    const club = await testApp.make.club(fitter.id);
    const driver = await testApp.make.consumer();
    await testApp.as(driver).call("joinClub", { body: { code: club.code } });
    const approved = await change(club.id, (discounts) =>
      discounts.map((one) => ({ ...one, conditions: { ...one.conditions, per_person: 3 } })),
    );
    await run(club.id, `version ${approved.version}`);
    await run(club.id, "once more");
    expect(await countOf(club.id)).toBe(3);
    expect(await noticesOf(club.id)).toHaveLength(1);
  });

  it("while it waits for approval or is declined, nobody gets anything", async () => {
    const club = await testApp.make.club(fitter.id);
    const driver = await testApp.make.consumer();
    await testApp.as(driver).call("joinClub", { body: { code: club.code } });
    const { title, name, discounts } = await record(club.id);
    const body = { id: club.id, title, name, discounts: [...discounts, { title: "£20 off", amount_pence: 2000 }] };
    await owner.call("editDiscountClub", { body });
    await run(club.id, "while it waits");
    await admin.call("approveDiscountClub", { ...byId(club.id), body: { action: "decline", message: "Too much." } });
    await run(club.id, "after it was declined");
    expect(await countOf(club.id)).toBe(1);
  });
});

describe("a club of 50,000 drivers", () => {
  const drivers = 50_000;

  it("issues to all of them in the background, each once, in few statements, and its record says how far it is", async () => {
    const club = await testApp.make.club(fitter.id);
    await addMembers(testApp.db.pool, club.id, drivers);
    const begun = performance.now();
    const { statements } = await testApp.queries(() => run(club.id, "the first time"));
    process.stdout.write(`${drivers} drivers: ${Math.round(performance.now() - begun)} ms\n`);
    expect(countStatements(statements).statements).toBeLessThan(101 * 8);
    expect(await countOf(club.id)).toBe(drivers);
    const notices = await noticesOf(club.id);
    expect(new Set(notices.map(({ userId }) => userId)).size).toBe(notices.length);
    expect(notices).toHaveLength(drivers);
    const [progress] = await testApp.db.read.select().from(clubIssues).where(eq(clubIssues.clubId, club.id));
    expect(progress).toMatchObject({ done: drivers, total: drivers });
    const again = performance.now();
    expect((await record(club.id)).figures).toMatchObject({ issued: drivers, waiting: 0, issuing: null });
    process.stdout.write(`its record: ${Math.round(performance.now() - again)} ms\n`);
    await run(club.id, "the second time");
    expect(await countOf(club.id)).toBe(drivers);
  });
});
