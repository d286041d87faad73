import type { InputOf } from "@treadclub/contract";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import { describe, expect, it } from "vitest";
import type { MadeSession } from "#testing/factories";
import { openMeasurementApp } from "#testing/test-app";

type Body = InputOf<MeasurementCatalog["handInImages"]>["body"];

const testApp = await openMeasurementApp();
const { make } = testApp;
const resultOf = async ({ token, key }: MadeSession, id: number) =>
  (await testApp.call("sessionResults", { params: { token } }, { bearer: key })).measurements.find(
    (one) => one.measurement_id === id,
  );
const gauge = (inner: number, middle: number, outer: number): Body["reading"] => ({
  kind: "gauge",
  inner_mm: inner,
  middle_mm: middle,
  outer_mm: outer,
});

describe("a driver's own reading", () => {
  const handedIn = async (confirm: "always" | "unsure", reading: Body["reading"]) => {
    const { key } = await make.key({ confirm });
    const made = await make.handedIn(await make.session({ key }), { reading });
    const { rows } = await testApp.service.db.pool.query(
      "select waiting_since is not null as waits from measurements where id = $1",
      [made.measurementId],
    );
    return { ...(await resultOf(made, made.measurementId)), waits: rows[0]?.waits };
  };

  it("that is sure completes at once where the key lets it", async () => {
    expect(await handedIn("unsure", gauge(3.2, 4, 5))).toMatchObject({
      status: "completed",
      waits: false,
      method: "gauge",
      uncertainty_mm: 0.5,
      verdict: "legal",
      minimum: { value_mm: 3.2 },
    });
    expect(await handedIn("unsure", gauge(2.1, 4, 5))).toMatchObject({ status: "completed", verdict: "replace_soon" });
  });

  it("waits for a person otherwise, and shows what was read", async () => {
    expect(await handedIn("always", gauge(6, 6, 6))).toMatchObject({
      status: "result_ready",
      waits: true,
      verdict: "legal",
    });
    expect(await handedIn("unsure", gauge(2, 4, 5))).toMatchObject({
      status: "result_ready",
      waits: true,
      verdict: "uncertain",
    });
    expect(await handedIn("unsure", gauge(1, 4, 5))).toMatchObject({
      status: "result_ready",
      waits: true,
      verdict: "illegal",
    });
    const coin = { kind: "coin", inner_hidden: true, middle_hidden: true, outer_hidden: true } as const;
    expect(await handedIn("unsure", coin)).toMatchObject({
      status: "result_ready",
      waits: true,
      method: "gauge",
      verdict: "uncertain",
      uncertainty_mm: 1.3,
      wear_pattern: null,
    });
  });
});

describe("the sandbox", () => {
  it("completes by a job, once, with what the driver read or made-up depths", async () => {
    const session = await make.session({ key: "tk_test_public", workflow: "3", positions: ["fl", "fr"] });
    const [one = 0, two = 0] = session.measurementIds;
    await make.handedIn(session, { measurementId: one });
    await make.handedIn(session, { measurementId: two, reading: gauge(1.5, 2, 2) });
    expect((await resultOf(session, one))?.status).toBe("processing");
    for (const id of [one, two, one]) await testApp.service.jobs.run("sandbox-result", { id });
    expect(await resultOf(session, one)).toMatchObject({ status: "completed", method: "sandbox" });
    expect(await resultOf(session, two)).toMatchObject({
      method: "sandbox",
      minimum: { value_mm: 1.5 },
      verdict: "uncertain",
    });
    await testApp.service.jobs.run("sandbox-result", { id: 999_999 });
  });

  it("fails where the reference asks for it", async () => {
    const session = await make.session({ key: "tk_test_public", reference: "sandbox_fail_blurry" });
    const { measurementId } = await make.handedIn(session);
    await testApp.service.jobs.run("sandbox-result", { id: measurementId });
    expect(await resultOf(session, measurementId)).toMatchObject({
      status: "failed",
      quality_reasons: ["blurry"],
      regions: [],
    });
  });
});
