import { photoKey } from "@treadclub/kit/files/photos";
import { photos } from "@treadclub/kit/tables";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { scanPhotos } from "#modules/scans";
import { openMeasuringHarness } from "#testing/measuring-harness";
import { openSecondProcess } from "#testing/second-process";
import { measurementSessions } from "./table.ts";

const harness = await openMeasuringHarness();
const { testApp, reviewer, settle, driver, port } = harness;
const gauge = (mm: number) => ({ kind: "gauge", inner_mm: mm, middle_mm: mm, outer_mm: mm }) as const;
const scanOf = (id: number) => reviewer.call("getScanById", { params: { id: String(id) } });
const notesOf = async (who: { id: number; token: string }) =>
  (await testApp.as(who).call("getNotificationList", { params: { a: String(who.id), b: "consumer" }, body: {} })).list;

describe("however often and wherever it is followed", () => {
  it("asks once, fetches once and gives back once, by two processes at once", async () => {
    const { anna, begin, rows, balance } = await driver({ manage: "admin_and_api" });
    const { scanner } = await begin(["front_left", "front_right", "rear_left", "rear_right"]);
    await scanner.scan("fl", { reading: gauge(5) });
    await scanner.scan("fr");
    await scanner.skip("rl");
    const failed = await scanner.scan("rr");
    await port.reject(failed, { reasons: ["glare"], message: "", version: (await port.get(failed)).version });
    const other = await openSecondProcess(testApp);
    const { session } = await scanner.results();
    const data = { session: session.id };
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? testApp.app.jobs : other.jobs).run("follow-measurement", data),
      ),
    );
    const all = await rows();
    expect(all.map((row) => row.state)).toEqual(["completed", "awaiting_admin_review", "deleted", "rejected"]);
    expect(await balance()).toBe(2);
    expect((await notesOf(anna)).map((note) => note.type).toSorted()).toEqual([
      "club_joined",
      "scan_reject",
      "scan_result",
      "voucher_issued",
    ]);
    for (const row of [all[0], all[1], all[3]])
      expect(
        await testApp.db.read
          .select()
          .from(scanPhotos)
          .where(eq(scanPhotos.scanId, row?.id ?? 0)),
      ).toHaveLength(1);
    expect(await testApp.db.read.select().from(photos).where(eq(photos.userId, anna.id))).toHaveLength(3);
  });

  it("believes no old news: what was undone here is not decided anew", async () => {
    const { begin, rows } = await driver();
    const { scanner } = await begin(["front_left"]);
    const id = await scanner.scan("fl");
    await settle();
    const { session } = await scanner.results();
    const [row] = await rows();
    const scanId = row?.id ?? 0;
    await reviewer.call("declineScan", {
      params: { id: String(scanId) },
      body: { reasons: ["other"], version: (await scanOf(scanId)).version },
    });
    await settle();
    expect((await port.get(id)).status).toBe("failed");
    await reviewer.call("undoScanReview", { params: { id: String(scanId) }, body: {} });
    await testApp.app.jobs.run("follow-measurement", { session: session.id });
    expect((await rows())[0]?.state).toBe("awaiting_admin_review");
    await settle();
    expect((await port.get(id)).status).toBe("processing");
  });

  it("finds again what a process that died had begun: photos in the store and no row", async () => {
    const { begin, rows } = await driver();
    const { scanner } = await begin(["front_left"]);
    await scanner.scan("fl");
    const { session } = await scanner.results();
    let fetched = 0;
    const dying = await openSecondProcess(testApp, {
      ...port,
      image: async (url) => {
        fetched += 1;
        const bytes = await port.image(url);
        if (fetched === 2) throw new Error("The power went");
        return bytes;
      },
    });
    fetched = 1;
    await expect(dying.jobs.run("follow-measurement", { session: session.id })).rejects.toThrow("The power went");
    expect((await rows())[0]?.state).toBe("processing");
    testApp.clock.forward(5 * 60_000);
    await testApp.app.jobs.run("follow-measurements");
    const [row] = await rows();
    expect(row?.state).toBe("awaiting_admin_review");
    const links = await testApp.db.read
      .select()
      .from(scanPhotos)
      .where(eq(scanPhotos.scanId, row?.id ?? 0));
    expect(links).toHaveLength(1);
    expect(await testApp.app.store.get(photoKey(links[0]?.photoId ?? ""))).not.toBeNull();
  });

  it("hears of changes by itself where jobs are worked on", async () => {
    const { begin, rows } = await driver();
    const { scanner } = await begin(["front_left"]);
    await testApp.app.work();
    await scanner.scan("fl");
    await expect.poll(async () => (await rows())[0]?.state).toBe("awaiting_admin_review");
  });
});

it("comes to nothing after a day, even when the service has not said so", async () => {
  const { begin, rows, balance } = await driver();
  const { session } = await begin(["front_left"]);
  testApp.clock.forward(24 * 3_600_000 + 60_000);
  await testApp.app.jobs.run("follow-measurements");
  expect((await rows()).map((row) => row.state)).toEqual(["deleted"]);
  expect(await balance()).toBe(4);
  const [row] = await testApp.db.read.select().from(measurementSessions).where(eq(measurementSessions.id, session.id));
  expect(row).toMatchObject({ endedAt: expect.any(Date), token: null });
});
