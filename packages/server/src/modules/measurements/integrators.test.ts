import { auditLog } from "@treadclub/kit/tables";
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { openMeasuringHarness } from "#testing/measuring-harness";

const harness = await openMeasuringHarness();
const { testApp, admin, reviewer, measuring, driver, settle } = harness;
const depths = { inner_mm: 4, middle_mm: 4, outer_mm: 4 };
const idOf = (id: number) => ({ params: { id: String(id) } });

it("shows those of other integrators, not the platform's own, by as many queries as ever", async () => {
  const mine = await driver();
  const { scanner } = await mine.begin(["front_left"]);
  const own = await scanner.scan("fl");
  await settle();
  const id = await measuring.ofIntegrator("rr");
  const list = () => reviewer.call("getMeasurementsList", { body: { filters: { waiting: true } } });
  const few = await testApp.queries(list);
  expect(few.result.list.map((one) => one.measurement_id)).toEqual([id]);
  expect(few.result.list[0]).toMatchObject({ integrator: "Forecourt", is_own: false, can: { review: true } });
  for (let n = 0; n < 5; n += 1) await measuring.ofIntegrator();
  const many = await testApp.queries(list);
  expect([many.result.total_count, many.statements.length]).toEqual([6, few.statements.length]);
  expect((await reviewer.send("getMeasurementById", idOf(own))).error?.code).toBe("NOT_FOUND");
  const refused = await reviewer.send("completeMeasurement", { ...idOf(own), body: { depths, version: 1 } });
  expect(refused.error?.code).toBe("NOT_FOUND");
});

it("judges them: completed, taken back, failed, each with a note of who did it", async () => {
  const id = await measuring.ofIntegrator();
  const { version } = await reviewer.call("getMeasurementById", idOf(id));
  const stale = await reviewer.send("completeMeasurement", { ...idOf(id), body: { depths, version: version + 7 } });
  expect(stale.error).toMatchObject({ code: "STATE_CONFLICT", details: { state: "processing", version } });
  const done = await reviewer.call("completeMeasurement", { ...idOf(id), body: { depths, message: "Even.", version } });
  expect(done).toMatchObject({ status: "completed", method: "review", can: { undo: true } });
  const open = await reviewer.call("undoMeasurement", { ...idOf(id), body: {} });
  const failed = await reviewer.call("declineMeasurement", {
    ...idOf(id),
    body: { reasons: ["glare"], message: "Turn away from the sun.", version: open.version },
  });
  expect(failed).toMatchObject({ status: "failed", quality_reasons: ["glare"] });
  const notes = await testApp.db.read
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.thing, "measurement"), eq(auditLog.thingId, id)));
  expect(notes.map((note) => [note.action, note.actorUserId])).toEqual([
    ["complete measurement", admin.id],
    ["undo measurement review", admin.id],
    ["decline measurement", admin.id],
  ]);
});

it("judges once when the same request comes twice at once, and again", async () => {
  const id = await measuring.ofIntegrator();
  const { version } = await reviewer.call("getMeasurementById", idOf(id));
  const send = () =>
    reviewer.send("completeMeasurement", { ...idOf(id), body: { depths, version } }, { key: "judge-1" });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(0);
  const again = await send();
  expect([again.status, again.headers["idempotent-replayed"]]).toEqual([200, "true"]);
});

it("says where anybody may try it", async () => {
  expect(await testApp.as(null).call("getScanTestSettings")).toEqual({
    api_base: "http://localhost:3000/measurement/v1/",
    scanner: "http://localhost:3000/scan/",
    sandbox_key: "tk_test_public",
  });
});
