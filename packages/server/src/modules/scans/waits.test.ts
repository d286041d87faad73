import { addDays, londonDay } from "@treadclub/rules";
import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = await testApp.make.admin();
const fitter = await testApp.make.member({ scanManage: "members_only" });
const club = await testApp.make.club(fitter.id);
const minuteMs = 60_000;

it("says how long results took by day and hour, and what waits, in one statement", async () => {
  // A Tuesday in winter: London time is UTC.
  const startedAt = new Date("2026-01-13T09:00:00Z");
  const after = (minutes: number): void => testApp.clock.stopAt(new Date(startedAt.getTime() + minutes * minuteMs));
  after(0);
  const driver = await testApp.make.consumer({ freeScans: 20 });
  await testApp.as(driver).call("joinClub", { body: { code: club.code } });
  const vehicle = await testApp.make.vehicle(driver);
  for (const minutes of [10, 20, 30, 40, 100]) {
    const scan = await testApp.make.scan(driver, { vehicleId: vehicle.id });
    after(minutes);
    await testApp.make.judge(admin, scan.id, [5, 5, 5]);
    after(0);
  }
  const waiting = await testApp.make.scan(driver, { vehicleId: vehicle.id, position: "rear_left" });
  await testApp.make.scan(driver, { vehicleId: vehicle.id, clubCode: club.code });
  after(180);
  const today = londonDay(testApp.clock.now());
  const as = testApp.as(await testApp.make.admin());
  await as.call("getScanWaits");
  const { result, statements } = await testApp.queries(() => as.call("getScanWaits"));
  expect(statements).toHaveLength(1);
  const { waiting_since } = await as.call("getScanById", { params: { id: String(waiting.id) } });
  expect(result).toMatchObject({ waiting: 2, late: 0, oldest_since: waiting_since });
  expect([result.days.length, result.hours.length]).toEqual([30, 24]);
  expect([result.days[0]?.day, result.days.at(-1)?.day]).toEqual([addDays(today, -29), today]);
  const five = { count: 5, median_minutes: 30, most_minutes: 76 };
  expect(result.days.at(-1)).toEqual({ day: today, ...five });
  expect(result.hours[9]).toEqual({ hour: 9, ...five });
  expect(result.hours[10]).toEqual({ hour: 10, count: 0, median_minutes: null, most_minutes: null });
  // A member's are its own.
  const own = await testApp.as(await testApp.make.staff(fitter.id)).call("memberGetScanWaits");
  expect([own.waiting, own.days.at(-1)?.count]).toEqual([1, 0]);
});
