import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { reportAttachment } from "./mail.ts";

const testApp = await openTestApp();

it("draws the reports of mails two at a time, like those that are downloaded", async () => {
  const admin = await testApp.make.admin();
  const driver = await testApp.make.consumer({ freeScans: 8 });
  const vehicle = await testApp.make.vehicle(driver);
  let [drawn, most] = [0, 0];
  const store = {
    put: async () => undefined,
    remove: async () => undefined,
    // A report reads its photo first: as long as that takes, others could begin.
    get: async () => {
      drawn += 1;
      most = Math.max(most, drawn);
      for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setImmediate(done));
      drawn -= 1;
      return null;
    },
  };
  const attach = reportAttachment({ store });
  const scanIds: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const { id } = await testApp.make.scan(driver, { vehicleId: vehicle.id, photos: 1 });
    await testApp.make.judge(admin, id, [5, 5, 5]);
    scanIds.push(id);
  }
  const job = { db: testApp.db, now: testApp.clock.now() };
  const files = await Promise.all(scanIds.map((scanId) => attach(job, { scanId, locale: "en" })));
  expect(files.map((file) => file?.contentType)).toEqual(Array(5).fill("application/pdf"));
  expect(most).toBe(2);
});
