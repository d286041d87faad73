import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { dataOf, eraseConsumer } from "./erase.ts";
import { scans } from "./table.ts";

const testApp = await openTestApp();
const admin = await testApp.make.admin();
const gauge = { kind: "gauge", inner_mm: 4.5, middle_mm: 4.2, outer_mm: 3.9 } as const;
const coin = { kind: "coin", inner_hidden: true, middle_hidden: true, outer_hidden: false } as const;

async function fixtures() {
  const anna = await testApp.make.consumer({ freeScans: 4 });
  const vehicle = await testApp.make.vehicle(anna);
  const { id } = await testApp.make.upload(anna);
  return {
    anna,
    as: testApp.as(anna),
    body: { vehicle_id: vehicle.id, position: "front_left" as const, upload_ids: [id] },
  };
}
const idOf = (id: number) => ({ params: { id: String(id) } });

describe("a driver's own reading", () => {
  it.each([gauge, coin])("stands beside the photos for driver and reviewer, and is no result: %j", async (reading) => {
    const { anna, as, body } = await fixtures();
    const made = await as.call("consumerCreateTyreScan", { body: { ...body, reading } });
    const provisional = { state: "awaiting_admin_review", own_reading: reading };
    const nothingRead = { depths: null, read_depths: null, minimum_mm: null, results: [], forecast: null, history: [] };
    expect(made).toMatchObject({ ...provisional, ...nothingRead });
    expect(await as.call("consumerGetScanById", idOf(made.id))).toMatchObject({ ...provisional, ...nothingRead });
    expect(await testApp.as(admin).call("getScanById", idOf(made.id))).toMatchObject(provisional);
    const credit = await as.call("getConsumerCredit", idOf(anna.id));
    expect(credit.balance).toBe(3);
  });

  it("gives way to what the reviewer reads, also where both say the same", async () => {
    const { as, body } = await fixtures();
    const { id, version } = await as.call("consumerCreateTyreScan", { body: { ...body, reading: gauge } });
    const { kind: _, ...depths } = gauge;
    await testApp.as(admin).call("updateTread", { body: { scan_id: id, depths, version } });
    const done = await as.call("consumerGetScanById", idOf(id));
    expect(done).toMatchObject({ state: "completed", depths, method: "review", uncertainty_mm: 0.5, minimum_mm: 3.9 });
  });

  it("is one scan with its reading however often it is sent", async () => {
    const { anna, as, body } = await fixtures();
    const send = () => as.send("consumerCreateTyreScan", { body: { ...body, reading: coin } }, { key: "own-1" });
    await Promise.all([send(), send(), send()]);
    const rows = await testApp.db.read.select().from(scans).where(eq(scans.consumerId, anna.id));
    expect(rows).toMatchObject([{ ownReading: coin }]);
  });

  it.each([
    { ...gauge, outer_mm: 12.01 },
    { ...gauge, inner_mm: -0.1 },
    { kind: "gauge", inner_mm: 3, middle_mm: 3 },
    { kind: "ruler", inner_mm: 3, middle_mm: 3, outer_mm: 3 },
    { ...coin, inner_mm: 3 },
  ])("is refused when it cannot be one: %j", async (reading) => {
    const { as, body } = await fixtures();
    const answer = await as.send("consumerCreateTyreScan", { body: JSON.parse(JSON.stringify({ ...body, reading })) });
    expect(answer.error?.code).toBe("VALIDATION_FAILED");
  });

  it("goes with the driver's data when the account is erased", async () => {
    const { anna, as, body } = await fixtures();
    const { id } = await as.call("consumerCreateTyreScan", { body: { ...body, reading: gauge } });
    expect(await dataOf(testApp.db.read, anna.id)).toMatchObject([{ id, ownReading: gauge }]);
    await testApp.run((ctx) => eraseConsumer(ctx, anna.id));
    const [row] = await testApp.db.read.select().from(scans).where(eq(scans.id, id));
    expect(row?.ownReading).toBeNull();
  });
});
