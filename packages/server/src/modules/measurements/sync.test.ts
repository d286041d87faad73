import { describe, expect, it } from "vitest";
import { openMeasuringHarness } from "#testing/measuring-harness";
import { openSecondProcess } from "#testing/second-process";
import { runQueued } from "#testing/queued";

const harness = await openMeasuringHarness();
const { testApp, reviewer, settle, driver, port } = harness;
const even = (mm: number) => ({ inner_mm: mm, middle_mm: mm, outer_mm: mm });

/** A measurement whose scan waits for an administrator. */
async function waiting() {
  const made = await driver();
  const { scanner, session } = await made.begin(["front_left"]);
  const measurementId = await scanner.scan("fl");
  await settle();
  const [row] = await made.rows();
  const params = { id: String(row?.id ?? 0) };
  const judge = async (depths = even(4)) => {
    const { version } = await reviewer.call("getScanById", { params });
    return reviewer.call("updateTread", { body: { scan_id: row?.id ?? 0, depths, message: "Fine.", version } });
  };
  const decline = async () => {
    const { version } = await reviewer.call("getScanById", { params });
    return reviewer.call("declineScan", {
      params,
      body: { reasons: ["image_quality"], message: "Too dark.", version },
    });
  };
  return { ...made, scanner, session, measurementId, params, judge, decline, there: () => port.get(measurementId) };
}

describe("what an administrator decides", () => {
  it("is the service's result: completed, with the method review", async () => {
    const { judge, there, scanner, session } = await waiting();
    await judge(even(4.4));
    await settle();
    expect(await there()).toMatchObject({
      status: "completed",
      method: "review",
      depths: even(4.4),
      message: "Fine.",
      verdict: "legal",
    });
    const { measurements } = await scanner.results();
    expect(measurements[0]?.global.value_mm).toBe(4.4);
    expect(session.id).toBeGreaterThan(0);
  });

  it("is its failure, its undoing and its next result, whatever was told last", async () => {
    const { judge, decline, there, params } = await waiting();
    await decline();
    await settle();
    expect(await there()).toMatchObject({ status: "failed", message: "Too dark." });
    await reviewer.call("undoScanReview", { params, body: {} });
    await judge(even(3.2));
    await settle();
    expect(await there()).toMatchObject({ status: "completed", depths: even(3.2), quality_reasons: [] });
    await reviewer.call("undoScanReview", { params, body: {} });
    await settle();
    expect(await there()).toMatchObject({ status: "processing", can: { review: true } });
  });

  it("is told again after the service was away", async () => {
    const { judge, there } = await waiting();
    const away = await openSecondProcess(testApp, {
      ...port,
      complete: () => Promise.reject(new Error("away")),
    });
    await judge();
    const queue = { db: testApp.db, jobs: away.jobs, schema: "pgboss" } as const;
    await expect(runQueued(queue, ["tell-measurement"])).rejects.toThrow("away");
    expect((await there()).status).toBe("processing");
    const [row] = await testApp.db.pool
      .query<{ id: string }>("select id from scans where measurement_id = $1", [(await there()).measurement_id])
      .then(({ rows }) => rows);
    await testApp.app.jobs.run("tell-measurement", { scan: Number(row?.id) });
    await testApp.app.jobs.run("tell-measurement", { scan: Number(row?.id) });
    expect(await there()).toMatchObject({ status: "completed", depths: even(4) });
  });

  it("takes a deleted scan out of its hands, with the photos", async () => {
    const { there, params, scanner } = await waiting();
    await reviewer.call("deleteScanById", { params });
    await settle();
    expect(await there()).toMatchObject({ status: "failed", images: [] });
    await expect(scanner.results()).rejects.toMatchObject({ code: "KEY_UNKNOWN" });
  });
});

it("follows a scan that was deleted before its photos came", async () => {
  const { begin, rows, balance } = await driver();
  const { scanner } = await begin(["front_left", "rear_left"]);
  await scanner.open();
  await settle();
  const [first] = await rows();
  await reviewer.call("deleteScanById", { params: { id: String(first?.id) } });
  await settle();
  const id = await scanner.scan("fl");
  await settle();
  expect((await port.get(id)).status).toBe("failed");
  expect((await rows()).map((row) => row.state)).toEqual(["deleted", "processing"]);
  expect(await balance()).toBe(3);
});
