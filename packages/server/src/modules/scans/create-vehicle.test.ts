import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { SignedIn } from "#testing/factories/people";
import { openSecondProcess } from "#testing/second-process";
import { openTestApp } from "#testing/test-app";
import { scans } from "./table.ts";

const testApp = await openTestApp();
const second = await openSecondProcess(testApp);

async function fixtures() {
  const driver = await testApp.make.consumer({ freeScans: 4 });
  return { driver, vehicle: await testApp.make.vehicle(driver) };
}
const bodyFor = async (driver: SignedIn, vehicleId: number) => ({
  vehicle_id: vehicleId,
  position: "front_left" as const,
  upload_ids: [(await testApp.make.upload(driver)).id],
});
const paramsOf = (id: number) => ({ params: { id: String(id) } });
const scansOf = (driver: SignedIn) => testApp.db.read.select().from(scans).where(eq(scans.consumerId, driver.id));
const balanceOf = async (driver: SignedIn): Promise<number> =>
  (await testApp.as(driver).call("getConsumerCredit", paramsOf(driver.id))).balance;

describe("a driver's scan", () => {
  it("of somebody else's car, of none or of a deleted one is refused and costs nothing", async () => {
    const { driver, vehicle } = await fixtures();
    const other = await fixtures();
    const send = async (vehicleId: number) =>
      testApp.as(driver).send("consumerCreateTyreScan", { body: await bodyFor(driver, vehicleId) });
    expect((await send(other.vehicle.id)).error?.code).toBe("NOT_FOUND");
    expect((await send(999_999_999)).error?.code).toBe("NOT_FOUND");
    await testApp.as(driver).call("deleteVehicle", paramsOf(vehicle.id));
    expect((await send(vehicle.id)).error?.code).toBe("NOT_FOUND");
    expect(await scansOf(driver)).toEqual([]);
    expect(await balanceOf(driver)).toBe(4);
  });

  it("and the deletion of its car at the same moment leave a scan that is paid, or none", async () => {
    for (let round = 0; round < 8; round++) {
      const { driver, vehicle } = await fixtures();
      const body = await bodyFor(driver, vehicle.id);
      const [removed, sent] = await Promise.all([
        second.as(driver).send("deleteVehicle", paramsOf(vehicle.id)),
        testApp.as(driver).send("consumerCreateTyreScan", { body }),
      ]);
      expect([200, 404, 409]).toContain(sent.status);
      expect([200, 409]).toContain(removed.status);
      const made = await scansOf(driver);
      expect(made).toHaveLength(sent.status === 200 ? 1 : 0);
      expect(await balanceOf(driver)).toBe(sent.status === 200 ? 3 : 4);
    }
  });

  it("of a shared car and its deletion by the other driver leave each with what they paid for", async () => {
    for (let round = 0; round < 8; round++) {
      const { driver: owner, vehicle } = await fixtures();
      const { driver } = await fixtures();
      await testApp.db.pool.query(
        "insert into vehicle_drivers (vehicle_id, consumer_id, since) values ($1, $2, now())",
        [vehicle.id, driver.id],
      );
      const [body, own] = [await bodyFor(driver, vehicle.id), await bodyFor(owner, vehicle.id)];
      const [removed, sent, sentByOwner] = await Promise.all([
        second.as(owner).send("deleteVehicle", paramsOf(vehicle.id)),
        testApp.as(driver).send("consumerCreateTyreScan", { body }),
        testApp.as(owner).send("consumerCreateTyreScan", { body: own }),
      ]);
      expect([200, 409]).toContain(removed.status);
      for (const [who, { status }] of [
        [driver, sent],
        [owner, sentByOwner],
      ] as const) {
        expect([200, 404, 409]).toContain(status);
        expect(await scansOf(who)).toHaveLength(status === 200 ? 1 : 0);
        expect(await balanceOf(who)).toBe(status === 200 ? 3 : 4);
      }
    }
  });
});
