import { randomUUID } from "node:crypto";
import type { MeasurementStatus } from "@treadclub/contract/measurement/states";
import { longPosition, type ShortTyrePosition } from "@treadclub/rules";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { noMeasurement } from "#adapters/measurement/none";
import { balanceOf } from "#modules/credits";
import { beginMeasured, scans } from "#modules/scans";
import { serviceResults, type ReportedMeasurement } from "#testing/service-results";
import { openTestApp } from "#testing/test-app";
import { bringUpToDate, type News } from "./bring-up-to-date.ts";
import { measurementSessions } from "./table.ts";

const testApp = await openTestApp();
const hourMs = 3_600_000;
let serviceIds = 0;

/** A driver's session of a service with an engine, whose sure results stand when `byEngine`. */
async function session(tyres: readonly ShortTyrePosition[], byEngine: boolean) {
  const anna = await testApp.make.consumer();
  const vehicle = await testApp.make.vehicle(anna);
  serviceIds += 1;
  const id = await testApp.run(async (ctx) => {
    const [row] = await ctx.db
      .insert(measurementSessions)
      .values({
        serviceSessionId: serviceIds,
        tokenHash: randomUUID(),
        apiBase: "",
        scanner: "",
        workflow: "3",
        begunBy: anna.id,
        consumerId: anna.id,
        vehicleId: vehicle.id,
        byEngine,
        createdAt: ctx.now,
        boundAt: ctx.now,
        expiresAt: new Date(ctx.now.getTime() + 24 * hourMs),
        followAt: ctx.now,
      })
      .returning();
    const positions = tyres.map(longPosition);
    const input = { sessionId: row?.id ?? 0, vehicle, positions, memberId: null, clubId: null, mileage: null };
    await beginMeasured(ctx, { ...input, scannedBy: null });
    return row?.id ?? 0;
  });
  const serviceId = serviceIds;
  return {
    /** The service says this. */
    async report(reported: readonly ReportedMeasurement[] | null, hasEngine = true): Promise<void> {
      const results = reported === null ? null : serviceResults(serviceId, reported);
      const news: News = { results, photos: new Map(), pictured: new Set() };
      const measurement = { ...noMeasurement(""), hasEngine };
      await testApp.run((ctx) => bringUpToDate(ctx, { measurement }, id, news));
    },
    states: async () => (await rows(id)).map((row) => row.state),
    balance: async () => (await balanceOf(testApp.db.read, anna.id, testApp.clock.now())).balance,
  };
}
const rows = (id: number) =>
  testApp.db.read.select().from(scans).where(eq(scans.measurementSessionId, id)).orderBy(scans.id);

const tyre = (
  position_code: ShortTyrePosition | null,
  status: MeasurementStatus,
  more: Partial<ReportedMeasurement> = {},
) => ({
  measurement_id: position_code === "fl" ? 1 : 2,
  position_code,
  status,
  handedInAt: new Date(testApp.clock.now().getTime() - hourMs),
  ...more,
});
let seed = 7;
/** Another order each time, and the same ones in every run. */
function shuffled<T>(list: readonly T[]): T[] {
  const drawn = list.map((item) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return { item, at: seed };
  });
  return drawn.toSorted((a, b) => a.at - b.at).map(({ item }) => item);
}
const sure = { mm: 5, method: "remote", verdict: "legal" } as const;

describe("news of the service", () => {
  /** Ways of a tyre at the service, with what becomes of its scan and how many credits come back. */
  const ways: readonly (readonly [readonly MeasurementStatus[], string, number])[] = [
    [["unknown", "waiting_for_images", "processing", "result_ready", "completed"], "completed", 0],
    [["unknown", "waiting_for_images", "processing", "failed"], "rejected", 1],
    [["unknown", "waiting_for_images", "aborted"], "deleted", 1],
    [["unknown", "processing", "aborted"], "deleted", 1],
    [["unknown", "waiting_for_images", "processing"], "processing", 0],
  ];

  it.each(Array.from({ length: 25 }, (_, n) => [ways[n % 5], ways[Math.floor(n / 5)]] as const))(
    "in any order and any number lead to the same end: %j and %j",
    async (left, right) => {
      if (!left || !right) throw new Error("No way");
      const [one, two] = [left[0], right[0]];
      const { report, states, balance } = await session(["fl", "rr"], true);
      const at = (way: readonly MeasurementStatus[], n: number) => way[Math.min(n, way.length - 1)] ?? "unknown";
      const moments = Array.from({ length: 5 }, (_, n) => [
        tyre("fl", at(one, n), at(one, n) === "completed" ? sure : {}),
        tyre("rr", at(two, n), at(two, n) === "completed" ? sure : {}),
      ]);
      for (const moment of shuffled([...moments, ...moments])) await report(moment);
      await report(moments.at(-1) ?? []);
      expect(await states()).toEqual([left[1], right[1]]);
      expect(await balance()).toBe(2 + left[2] + right[2]);
    },
  );

  it("that are old do not bring back what ended", async () => {
    const { report, states, balance } = await session(["fl"], true);
    await report([tyre("fl", "aborted")]);
    await report([tyre("fl", "processing")]);
    await report(null);
    expect([await states(), await balance()]).toEqual([["deleted"], 4]);
  });

  it("that there is no such session any more give the credits back", async () => {
    const { report, states, balance } = await session(["fl", "rr"], false);
    await report(null);
    expect([await states(), await balance()]).toEqual([["deleted", "deleted"], 4]);
  });
});

describe("an engine", () => {
  it("that says nothing for a day is not waited for", async () => {
    const { report, states } = await session(["fl"], true);
    await report([tyre("fl", "processing")]);
    expect(await states()).toEqual(["processing"]);
    await report([tyre("fl", "processing", { handedInAt: new Date(testApp.clock.now().getTime() - 25 * hourMs) })]);
    expect(await states()).toEqual(["awaiting_admin_review"]);
  });

  it("is no reason to wait where only people judge, or where there is none", async () => {
    const people = await session(["fl"], false);
    await people.report([tyre("fl", "processing")]);
    expect(await people.states()).toEqual(["awaiting_admin_review"]);
    const alone = await session(["fl"], true);
    await alone.report([tyre("fl", "processing")], false);
    expect(await alone.states()).toEqual(["awaiting_admin_review"]);
  });

  it.each([
    ["not final", { status: "result_ready", ...sure }, "processing"],
    ["uncertain", { status: "completed", ...sure, mm: 1.8, verdict: "uncertain" }, "awaiting_admin_review"],
    ["without depths", { status: "completed", method: "remote", verdict: null }, "awaiting_admin_review"],
    ["surely illegal", { status: "completed", ...sure, mm: 0.8, verdict: "illegal" }, "completed"],
  ] as const)("whose result is %s", async (_, reported, state) => {
    const { report, states } = await session(["fl"], true);
    await report([tyre("fl", reported.status, reported)]);
    expect(await states()).toEqual([state]);
  });

  it("whose photos are on their way is not judged without them, for a few minutes", async () => {
    const { report, states } = await session(["fl"], false);
    const handedInAt = new Date(testApp.clock.now().getTime() - 60_000);
    await report([tyre("fl", "processing", { handedInAt })]);
    expect(await states()).toEqual(["processing"]);
    await report([tyre("fl", "processing", { handedInAt: new Date(handedInAt.getTime() - 180_000) })]);
    expect(await states()).toEqual(["awaiting_admin_review"]);
  });

  it("that knows no tyre is believed about the only one", async () => {
    const { report, states } = await session(["rr"], true);
    await report([tyre(null, "completed", sure)]);
    expect(await states()).toEqual(["completed"]);
  });
});
