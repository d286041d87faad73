import { auditLog, stateHistory } from "@treadclub/kit/tables";
import { and, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { notifications } from "#modules/messages";
import { openSecondProcess } from "#testing/second-process";
import { openTestApp } from "#testing/test-app";
import { scans } from "./table.ts";

const testApp = await openTestApp();
const second = await openSecondProcess(testApp);
const job = "escalate-scans";
const admin = await testApp.make.admin();
const fitter = await testApp.make.member({ companyName: "Harbour Tyres", scanManage: "members_only" });
const club = await testApp.make.club(fitter.id);
/** A Tuesday morning; nobody has answered yet, so four working hours are promised, until 13:00. */
const start = new Date("2026-01-13T08:59:00Z");
const minuteMs = 60_000;

beforeEach(async () => {
  testApp.clock.stopAt(start);
  await testApp.run((ctx) => ctx.db.delete(notifications).where(eq(notifications.type, "scan_late")));
});

async function waiting(count = 1, clubCode?: string): Promise<number[]> {
  const driver = await testApp.make.consumer({ freeScans: 40 });
  if (clubCode !== undefined) await testApp.as(driver).call("joinClub", { body: { code: clubCode } });
  const vehicle = await testApp.make.vehicle(driver);
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1)
    ids.push(
      (await testApp.make.scan(driver, { vehicleId: vehicle.id, ...(clubCode === undefined ? {} : { clubCode }) })).id,
    );
  return ids;
}
const after = (minutes: number): void => testApp.clock.stopAt(new Date(start.getTime() + minutes * minuteMs));
const rowsOf = (ids: readonly number[]) =>
  testApp.db.read
    .select()
    .from(scans)
    .where(inArray(scans.id, [...ids]));
/** What was said, to whom, once for each receiver. */
const said = async () =>
  (await testApp.db.read.select().from(notifications).where(eq(notifications.type, "scan_late"))).map(
    ({ userId, role, values, openField }) => ({ userId, role, values, openField }),
  );
const finish = async (ids: readonly number[]): Promise<void> => {
  for (const id of ids) await testApp.make.judge(admin, id, [5, 5, 5]);
};

describe("a scan that waits longer than promised", () => {
  it("is said once to whoever owes it, marked, filtered, and expected anew", async () => {
    const ids = await waiting(2);
    after(240);
    await testApp.app.jobs.run(job);
    expect(await said()).toEqual([]);
    after(241);
    for (const _ of [1, 2]) await testApp.app.jobs.run(job);
    const sent = await said();
    expect(sent.every(({ role }) => role === "admin")).toBe(true);
    expect(sent.filter(({ userId }) => userId === admin.id)).toMatchObject([
      { values: { kind: "scans_late", count: 2 }, openField: ids[0] },
    ]);
    const as = testApp.as(await testApp.make.admin());
    const { list } = await as.call("getScansList", { body: { filters: { waiting: true, late: true } } });
    expect(list.map(({ id, late }) => [id, late?.since])).toEqual(
      ids.toReversed().map((id) => [id, "2026-01-13T13:00:00.000Z"]),
    );
    expect(list[0]?.late?.answer_by).toBe("2026-01-13T17:00:00.000Z");
    after(500);
    await testApp.app.jobs.run(job);
    expect(await said()).toHaveLength(sent.length);
    expect((await rowsOf(ids))[0]?.answerBy?.toISOString()).toBe("2026-01-14T11:30:00.000Z");
    await finish(ids);
    expect((await rowsOf(ids)).map(({ lateSince, answerBy }) => [lateSince, answerBy])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it("is escalated again when it waits anew after an undo", async () => {
    const [id = 0] = await waiting();
    after(241);
    await testApp.app.jobs.run(job);
    await finish([id]);
    const as = testApp.as(await testApp.make.admin());
    await as.call("undoScanReview", { params: { id: String(id) }, body: {} });
    await testApp.app.jobs.run(job);
    expect((await rowsOf([id]))[0]?.lateSince).toBeNull();
    await finish([id]);
  });

  it("is said to everybody of its fitter, and taken over four working hours later, once", async () => {
    const ids = await waiting(2, club.code);
    after(241);
    await testApp.app.jobs.run(job);
    expect(await said()).toMatchObject([
      { role: "member", userId: fitter.owner.id, values: { kind: "scans_late", count: 2 } },
    ]);
    after(480);
    await testApp.app.jobs.run(job);
    expect((await rowsOf(ids)).map(({ state }) => state)).toEqual(["awaiting_member_review", "awaiting_member_review"]);
    after(481);
    for (const _ of [1, 2]) await testApp.app.jobs.run(job);
    expect((await rowsOf(ids)).map(({ state }) => state)).toEqual(["awaiting_admin_review", "awaiting_admin_review"]);
    expect((await rowsOf(ids)).map(({ waitingSince }) => waitingSince?.toISOString().slice(0, 16))).toEqual([
      "2026-01-13T08:59",
      "2026-01-13T08:59",
    ]);
    const sent = await said();
    expect(sent.filter(({ userId }) => userId === fitter.owner.id).map(({ values }) => values["kind"])).toEqual([
      "scans_late",
      "scans_taken_over",
    ]);
    expect(sent.filter(({ userId }) => userId === admin.id)).toMatchObject([
      { values: { kind: "scans_handed_on", count: 2 } },
    ]);
    await finish(ids);
  });

  it("stays with the fitter who has it open, until that one lets it go", async () => {
    const [id = 0] = await waiting(1, club.code);
    after(241);
    await testApp.app.jobs.run(job);
    after(480);
    const claim = (held: boolean) =>
      testApp.as(fitter.owner).call("memberClaimScan", { params: { id: String(id) }, body: { held } });
    await claim(true);
    after(481);
    await testApp.app.jobs.run(job);
    expect((await rowsOf([id]))[0]?.state).toBe("awaiting_member_review");
    await claim(false);
    await testApp.app.jobs.run(job);
    expect((await rowsOf([id]))[0]?.state).toBe("awaiting_admin_review");
    await finish([id]);
  });

  it("is escalated once by four at once in two processes, while fitters judge some of them", async () => {
    const ids = await waiting(24, club.code);
    after(241);
    const judging = ids.slice(0, 6).map((id) => testApp.make.judge(admin, id, [5, 5, 5]));
    const { app } = testApp;
    await Promise.all([...judging, ...[app.jobs, second.jobs, app.jobs, second.jobs].map((jobs) => jobs.run(job))]);
    await app.jobs.run(job);
    const late = (await rowsOf(ids)).filter(({ lateSince }) => lateSince !== null);
    expect(late).toHaveLength(18);
    const audited = await testApp.db.read
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.action, "miss the promise of a scan"),
          inArray(
            auditLog.thingId,
            late.map(({ id }) => id),
          ),
        ),
      );
    expect(new Set(audited.map(({ thingId }) => thingId)).size).toBe(audited.length);
    expect(audited).toHaveLength(18);
    after(481);
    await Promise.all([app.jobs, second.jobs, app.jobs, second.jobs].map((jobs) => jobs.run(job)));
    const moves = await testApp.db.read
      .select()
      .from(stateHistory)
      .where(
        and(eq(stateHistory.machine, "scan"), eq(stateHistory.event, "take_over"), inArray(stateHistory.thingId, ids)),
      );
    expect(moves).toHaveLength(18);
    await finish(late.map(({ id }) => id));
  });

  it("is escalated once when the connection of a run is killed half-way", async () => {
    const [id = 0] = await waiting();
    after(241);
    const held = await testApp.db.pool.connect();
    await held.query("begin");
    await held.query("select 1 from scans where id = $1 for update", [id]);
    const run = testApp.app.jobs.run(job).then(
      () => "done",
      () => "killed",
    );
    const blocked = "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await testApp.db.pool.query(blocked)).rowCount).toBe(1);
    await testApp.db.pool.query(`select pg_terminate_backend(pid) from (${blocked}) cut`);
    expect(await run).toBe("killed");
    await held.query("rollback");
    held.release();
    expect(await said()).toEqual([]);
    for (const _ of [1, 2]) await testApp.app.jobs.run(job);
    expect((await said()).filter(({ userId }) => userId === admin.id)).toHaveLength(1);
    await finish([id]);
  });
});
