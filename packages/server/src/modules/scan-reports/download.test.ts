import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = await testApp.make.admin();

async function fixtures() {
  const anna = await testApp.make.consumer({ freeScans: 4 });
  const vehicle = await testApp.make.vehicle(anna);
  const scan = await testApp.make.scan(anna, { vehicleId: vehicle.id });
  return { anna, scan, at: { params: { id: String(scan.id) }, query: {} } };
}

describe("the report of a scan", () => {
  it("is a PDF for the driver and administrators, under its number", async () => {
    const { anna, scan, at } = await fixtures();
    await testApp.make.judge(admin, scan.id, [2.4, 4, 4]);
    for (const who of [anna, admin]) {
      const { status, headers } = await testApp.as(who).send("getScanReport", at);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "no-store",
        "content-disposition": expect.stringMatching(
          new RegExp(`^attachment; filename="treadclub-report-TC-${scan.id}-\\d+\\.pdf"$`),
        ),
      });
    }
  });

  it("is hidden from other drivers and fitters", async () => {
    const { scan, at } = await fixtures();
    await testApp.make.judge(admin, scan.id, [2.4, 4, 4]);
    const others = [await testApp.make.consumer(), (await testApp.make.member()).owner];
    for (const who of others)
      expect((await testApp.as(who).send("getScanReport", at)).error).toMatchObject({ code: "NOT_FOUND" });
  });

  it("waits for a result", async () => {
    const { anna, at } = await fixtures();
    expect((await testApp.as(anna).send("getScanReport", at)).error).toMatchObject({ code: "STATE_CONFLICT" });
  });

  it("leaves out a photo whose bytes have gone", async () => {
    const { anna, scan, at } = await fixtures();
    await testApp.make.judge(admin, scan.id, [5, 5, 5]);
    expect((await testApp.as(anna).send("getScanReport", at)).status).toBe(200);
  });
});
