import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = await testApp.make.admin();
const asAdmin = testApp.as(admin);
const driver = await testApp.make.consumer({ freeScans: 200 });
const vehicle = await testApp.make.vehicle(driver);
const minuteMs = 60_000;

/** London time is UTC in January; the 5th is a Monday. */
const at = (day: number, hour: number): Date => new Date(Date.UTC(2026, 0, day, hour));

async function answered(asked: Date, minutes: number): Promise<void> {
  testApp.clock.stopAt(asked);
  const scan = await testApp.make.scan(driver, { vehicleId: vehicle.id });
  testApp.clock.stopAt(new Date(asked.getTime() + minutes * minuteMs));
  await testApp.make.judge(admin, scan.id, [5, 5, 5]);
}

async function promised(asked: Date): Promise<number | undefined> {
  testApp.clock.stopAt(asked);
  const { id } = await testApp.make.scan(driver, { vehicleId: vehicle.id });
  const scan = await asAdmin.call("getScanById", { params: { id: String(id) } });
  await asAdmin.call("deleteScanById", { params: { id: String(id) } });
  return scan.expected?.usual_minutes;
}

it("promises what is usual at that hour, where enough is known of it", async () => {
  // Quick in the mornings, slow over lunch; the 11th is a Sunday.
  for (const day of [5, 6, 7, 8, 9, 12, 13, 14]) {
    await answered(at(day, 9), 10);
    if (day < 14) await answered(at(day, 12), 90);
  }
  expect(await promised(at(15, 9))).toBe(10);
  // Seven answers are too few for the hour: it is the median of all fifteen.
  expect(await promised(at(15, 12))).toBe(10);
  await answered(at(14, 12), 90);
  expect(await promised(at(15, 12))).toBe(90);
  // Of an hour at which nobody asked, or out of hours, nothing of its own is known.
  expect(await promised(at(15, 15))).toBe(50);
  expect(await promised(at(15, 22))).toBe(10 * 60 + 50);
});

it("lets no single day speak for the hour", async () => {
  for (let n = 0; n < 12; n += 1) await answered(new Date(at(16, 10).getTime() + n * minuteMs), 120);
  expect(await promised(at(17, 10))).not.toBe(120);
});
