import { readdir } from "node:fs/promises";
import { photos } from "@treadclub/kit/tables";
import { scans } from "#modules/scans";
import { strFromU8, unzipSync } from "fflate";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { openMeasuringHarness } from "#testing/measuring-harness";
import { openSecondProcess } from "#testing/second-process";
import { runQueued } from "#testing/queued";
import { tracesOf } from "#testing/traces";
import { measurementSessions } from "./table.ts";

const harness = await openMeasuringHarness();
const { testApp, reviewer, settle, driver, port, token } = harness;
const base = await testApp.app.http.listen({ port: 0, host: "127.0.0.1" });
const sessionsOf = (id: number) =>
  testApp.db.read
    .select()
    .from(measurementSessions)
    .where(eq(measurementSessions.begunBy, id))
    .orderBy(measurementSessions.id);

/** A driver with a judged measurement, one under way, and a token that was never used. */
async function lived() {
  const made = await driver();
  const done = await made.begin(["front_left"]);
  await done.scanner.scan("fl");
  await settle();
  const [row] = await made.rows();
  const { version } = await reviewer.call("getScanById", { params: { id: String(row?.id) } });
  await reviewer.call("declineScan", {
    params: { id: String(row?.id) },
    body: { reasons: ["other"], message: "Dear Zuleika Quillfeather, too dark", version },
  });
  const open = await made.begin(["rear_left"]);
  await open.scanner.scan("rl");
  await settle();
  const unused = await token(made.anna);
  return { ...made, done, open, unused };
}
const erase = async (who: { id: number; token: string }) => {
  await testApp.as(who).call("eraseAccount", { body: { confirm: "erase" } });
  await testApp.app.jobs.run("erase-consumer", { id: who.id });
};

it("forgets the measurements of a driver who is erased, here and at the service", async () => {
  const { anna, done, open, unused } = await lived();
  expect((await tracesOf(testApp, ["Quillfeather"])).map((trace) => trace.at)).toContain(
    "measurement.measurements.message",
  );
  await erase(anna);
  await settle();
  expect(await tracesOf(testApp, ["Quillfeather"])).toEqual([]);
  for (const { scanner } of [done, open])
    await expect(scanner.results()).rejects.toMatchObject({ code: "KEY_UNKNOWN" });
  await expect(harness.measuring.scanner(unused).results()).rejects.toMatchObject({ code: "KEY_UNKNOWN" });
  const rows = await sessionsOf(anna.id);
  expect(rows.map((row) => [row.token, row.forgottenAt instanceof Date, row.endedAt instanceof Date])).toEqual(
    rows.map(() => [null, true, true]),
  );
  for (const row of rows) {
    const { measurements } = await port.results(row.serviceSessionId);
    expect(measurements.flatMap((one) => one.images)).toEqual([]);
  }
  const left = await testApp.db.read.select().from(scans).where(eq(scans.consumerId, anna.id));
  expect(left.every((scan) => scan.state === "deleted")).toBe(true);
});

it("tells the service by the hour when it was away", async () => {
  const { anna } = await lived();
  const away = await openSecondProcess(testApp, { ...port, forget: () => Promise.reject(new Error("away")) });
  await erase(anna);
  const queue = { db: testApp.db, jobs: away.jobs, schema: "pgboss" } as const;
  await expect(runQueued(queue, ["forget-measurement"])).rejects.toThrow("away");
  expect((await sessionsOf(anna.id)).every((row) => row.forgottenAt === null)).toBe(true);
  await testApp.app.jobs.run("forget-measurements");
  expect((await sessionsOf(anna.id)).every((row) => row.forgottenAt !== null)).toBe(true);
});

it("is in the download of everything, without tokens", async () => {
  const { anna, done } = await lived();
  const answer = await fetch(`${base}/api/v1/account/download`, { headers: { authorization: `Bearer ${anna.token}` } });
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = strFromU8(files["data.json"] ?? new Uint8Array());
  const data: { measurements?: unknown } = JSON.parse(text);
  expect(data.measurements).toMatchObject([{ by_a_fitter: false, workflow: "3" }, { ended_at: null }]);
  expect(text).not.toContain(done.token);
  expect(Object.keys(files).filter((name) => name.startsWith("photos/"))).toHaveLength(2);
});

it("keeps no photo that was on its way while the driver was erased", async () => {
  const { anna, begin } = await driver();
  const { scanner } = await begin(["front_left"]);
  await scanner.scan("fl");
  const { session } = await scanner.results();
  const slow = await openSecondProcess(testApp, {
    ...port,
    image: async (url) => {
      const bytes = await port.image(url);
      await erase(anna);
      return bytes;
    },
  });
  await slow.jobs.run("follow-measurement", { session: session.id });
  const files = await readdir(`${testApp.dataDir}/files`, { recursive: true, withFileTypes: true });
  const known = new Set((await testApp.db.read.select({ id: photos.id }).from(photos)).map(({ id }) => id));
  expect(files.filter((file) => file.isFile() && !known.has(file.name))).toEqual([]);
});

it("drops tokens that nobody used once they are over", async () => {
  const { anna } = await driver();
  await token(anna);
  expect(await sessionsOf(anna.id)).toHaveLength(1);
  testApp.clock.forward(24 * 3_600_000 + 1000);
  await testApp.app.jobs.run("follow-measurements");
  expect(await sessionsOf(anna.id)).toEqual([]);
});
