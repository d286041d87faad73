import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { keys } from "#measurement/table";
import { webhookMessages } from "#measurement/webhooks/table";
import type { MadeSession } from "#testing/factories";
import { remoteSession, reported } from "#testing/remote-sessions";
import { openMeasurementApp } from "#testing/test-app";
import { apply } from "./apply.ts";
import type { RemoteMeasurement } from "./port.ts";

const testApp = await openMeasurementApp();
const { service, clock } = testApp;
const hear = (session: MadeSession, ...measurements: RemoteMeasurement[]) =>
  service.run((ctx) =>
    apply(ctx, service.deps, { sessionId: session.id, now: clock.now(), answer: { kind: "results", measurements } }),
  );
const results = async ({ token, key }: MadeSession) =>
  (await testApp.call("sessionResults", { params: { token } }, { bearer: key })).measurements;
const mm = (...depths: (number | null)[]) => depths.map((depth) => ({ mm: depth, place: null }));

describe("what another service says", () => {
  it("leads through the states and keeps what was read", async () => {
    const session = await remoteSession(testApp, { positions: ["fl"] });
    await hear(session, reported({ status: "waiting_for_images" }));
    await hear(session, reported());
    expect(await results(session)).toMatchObject([{ status: "processing", regions: [] }]);
    await hear(
      session,
      reported({ status: "result_ready", regions: mm(3, 4, 2.2), uncertaintyMm: 0.2, globalMm: 3.1 }),
    );
    expect(await results(session)).toMatchObject([
      {
        status: "result_ready",
        method: "remote",
        global: { value_mm: 3.1 },
        minimum: { value_mm: 2.2 },
        regions: [
          { value_mm: 3, place: "outer" },
          { value_mm: 4, place: "middle" },
          { value_mm: 2.2, place: "inner" },
        ],
        uncertainty_mm: 0.2,
        verdict: "replace_soon",
      },
    ]);
    await hear(session, reported({ status: "result_and_report_ready", regions: mm(3, 4, 2.2) }));
    await hear(session, reported({ status: "completed", regions: mm(3, 4, 1.2) }));
    await hear(session, reported({ status: "processing" }));
    expect(await results(session)).toMatchObject([
      { status: "completed", minimum: { value_mm: 1.2 }, verdict: "uncertain" },
    ]);
  });

  it.each([
    [
      "no regions",
      { regions: [] },
      { regions: [], global: { available: false }, minimum: { available: false }, verdict: null },
    ],
    [
      "no regions and one depth",
      { globalMm: 4.2 },
      { regions: [], global: { value_mm: 4.2 }, minimum: { value_mm: 4.2 } },
    ],
    [
      "regions that are not available",
      { regions: mm(null, 4, null) },
      { minimum: { value_mm: 4 }, wear_pattern: null },
    ],
    [
      "five regions",
      { regions: mm(5, 4, 3, 4, 5) },
      { minimum: { value_mm: 3 }, regions: [{ place: null }, {}, {}, {}, {}] },
    ],
    ["a made-up result", { isSandbox: true, regions: mm(4, 4, 4) }, { method: "sandbox" }],
  ])("may be %s", async (_, over, view) => {
    const session = await remoteSession(testApp, { positions: ["fr"] });
    await hear(session, reported({ status: "completed", ...over }));
    expect(await results(session)).toMatchObject([{ status: "completed", uncertainty_mm: 1, ...view }]);
  });

  it("may grow with every tyre that is scanned, and may be of more tyres than were asked for", async () => {
    const session = await remoteSession(testApp, { workflow: "3", positions: ["fl", "fr"] });
    await hear(session, reported({ status: "completed", regions: mm(4, 4, 4) }));
    expect((await results(session)).map(({ status }) => status)).toEqual(["completed", "unknown"]);
    await hear(
      session,
      reported({ status: "completed" }),
      reported({ status: "aborted" }),
      reported({ status: "failed" }),
    );
    expect((await results(session)).map(({ status }) => status)).toEqual(["completed", "aborted"]);
  });

  it("may be an empty list or a word that nobody knows, which is no news", async () => {
    const session = await remoteSession(testApp);
    await hear(session);
    await hear(session, reported({ status: null }));
    expect(await results(session)).toMatchObject([{ status: "unknown" }]);
  });

  it("may name a position that was not asked for, but never one that another tyre has", async () => {
    const session = await remoteSession(testApp, { workflow: "3", positions: ["fl", "fr"] });
    await hear(session, reported({ positionCode: "fr" }), reported({ positionCode: "rr" }));
    expect((await results(session)).map(({ position_code, status }) => [position_code, status])).toEqual([
      ["rr", "processing"],
      ["fr", "processing"],
    ]);
  });

  it("cannot spend more than the integrator's allowance", async () => {
    const { key, id } = await testApp.make.key({ allowance: 1 });
    const session = await remoteSession(testApp, { key, workflow: "3", positions: ["fl"] });
    const opened = { isWhole: true, status: "waiting_for_images" } as const;
    const theirs = [reported({ ...opened, positionCode: "fl" }), reported({ ...opened, positionCode: "rr" })];
    await hear(session, ...theirs);
    expect(await results(session)).toMatchObject([{ position_code: "fl", status: "waiting_for_images" }]);
    await service.run((ctx) => ctx.db.update(keys).set({ allowance: 2 }).where(eq(keys.id, id)));
    await hear(session, ...theirs);
    expect(await results(session)).toMatchObject([{ position_code: "fl" }, { position_code: "rr" }]);
  });

  it("is told to the integrator, each state that was seen", async () => {
    const { key } = await testApp.make.key({ webhookUrl: "https://shop.example/hooks" });
    const session = await remoteSession(testApp, { key });
    await hear(session, reported({ status: "waiting_for_images" }));
    await hear(session, reported());
    await hear(session, reported());
    await hear(session, reported({ status: "completed", regions: mm(4, 4, 4) }));
    const rows = await service.db.read
      .select()
      .from(webhookMessages)
      .where(eq(webhookMessages.measurementId, session.measurementIds[0] ?? 0));
    expect(rows.map(({ type }) => type)).toEqual(["measurement.processing", "measurement.completed"]);
  });

  it("comes too late for a session that was forgotten meanwhile", async () => {
    const session = await remoteSession(testApp);
    await testApp.call("reviewForget", { params: { id: String(session.id) } }, { bearer: session.key });
    await hear(session, reported({ status: "completed", regions: mm(4, 4, 4) }));
    const [history] = (
      await service.db.pool.query("select state from measurements where session_id = $1", [session.id])
    ).rows;
    expect(history).toEqual({ state: "aborted" });
  });
});
