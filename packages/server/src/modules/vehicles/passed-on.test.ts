import { describe, expect, it } from "vitest";
import type { SignedIn } from "#testing/factories/people";
import { anyPlate } from "#testing/factories/vehicles";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const carsOf = async (who: SignedIn) =>
  (await testApp.as(who).call("allUserVehicles", { params: { id: String(who.id) } })).list;
const ask = async (who: SignedIn, number: string, wish: "owner" | "share") =>
  (await testApp.as(who).call("makeOwner", { body: { number, user_id: who.id, wish } })).id;
/** Everything that was asked is older than the time to answer. */
async function waitAndDecide(): Promise<void> {
  await testApp.db.pool.query("update vehicle_requests set asked_at = asked_at - interval '15 days'");
  await testApp.app.jobs.run("decide-vehicle-requests");
}

describe("a car that was passed on", () => {
  it("goes to nobody for an old question of its own owner, nor to an account that was closed", async () => {
    const [anna, ben, cleo] = [
      await testApp.make.consumer(),
      await testApp.make.consumer(),
      await testApp.make.consumer(),
    ];
    const body = { number: anyPlate(), brand: "Ford", model: "Focus", tyre_size: "205/55 R16" };
    const car = await testApp.as(anna).call("updateOrCreateVehicle", { body });
    const shared = await ask(ben, car.number, "share");
    await testApp.as(anna).call("answerVehicleRequest", { params: { id: String(shared) }, body: { answer: "share" } });
    await ask(ben, car.number, "owner");
    await testApp.as(anna).call("deleteVehicle", { params: { id: String(car.id) } });
    await waitAndDecide();
    expect(await carsOf(ben)).toMatchObject([{ id: car.id, is_owner: true }]);
    await ask(cleo, car.number, "owner");
    await testApp.as(cleo).call("closeAccount", { body: {} });
    await waitAndDecide();
    expect(await carsOf(ben)).toMatchObject([{ id: car.id, is_owner: true }]);
  });
});
