import { addVehicle } from "./fixtures-records.ts";
import type { FixturePeople } from "./fixtures-people.ts";
import type { TestApp } from "./test-app.ts";

export interface CarIds {
  /** The number of somebody else's car. */
  readonly foreignPlate: string;
  /** Somebody else asks for Anna's car. */
  readonly vehicleRequest: number;
  /** Anna asks for somebody else's. */
  readonly ownVehicleRequest: number;
  /** Shares Anna's car. */
  readonly driver: number;
}

/** Anna's car is shared with one driver and asked for by another one. */
export async function carsOf(
  testApp: TestApp,
  { anna, otherConsumer }: Pick<FixturePeople, "anna" | "otherConsumer">,
  vehicle: number,
): Promise<CarIds> {
  const plateOf = async (who: typeof anna, id: number): Promise<string> =>
    (await testApp.as(who).call("allUserVehicles", { params: { id: String(who.id) } })).list.find(
      (one) => one.id === id,
    )?.number ?? "";
  const ask = async (who: typeof anna, number: string, wish: "owner" | "share"): Promise<number> =>
    (await testApp.as(who).call("makeOwner", { body: { number, user_id: who.id, wish } })).id;
  const foreign = await addVehicle(testApp, otherConsumer);
  const asked = await addVehicle(testApp, otherConsumer);
  const number = await plateOf(anna, vehicle);
  const driver = await testApp.make.consumer();
  const share = await ask(driver, number, "share");
  await testApp.as(anna).call("answerVehicleRequest", { params: { id: String(share) }, body: { answer: "share" } });
  return {
    foreignPlate: await plateOf(otherConsumer, foreign),
    vehicleRequest: await ask(otherConsumer, number, "owner"),
    ownVehicleRequest: await ask(anna, await plateOf(otherConsumer, asked), "owner"),
    driver: driver.id,
  };
}
