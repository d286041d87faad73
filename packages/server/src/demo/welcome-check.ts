import { demoPassword } from "./accounts.ts";
import type { Cast } from "./cast.ts";
import { clubs } from "./cast-list.ts";
import type { Stage } from "./stage.ts";

/** A driver whose first scan came today, with the phone number of the first one: the welcome voucher waits for its check. */
export async function welcomeCheckOf(stage: Stage, { fitters, drivers: [, second] }: Cast): Promise<void> {
  const fitter = fitters[clubs[1]?.fitter ?? 0];
  if (!fitter || !second) throw new Error("Too few people in the demo world");
  stage.daysAgo(0);
  const who = await stage.make.consumer({
    firstName: "Grace",
    lastName: "Holt",
    email: "grace.holt@example.com",
    password: demoPassword,
    phone: "+447700900100",
    demo: true,
  });
  const driver = await stage.as(who);
  await driver.call("joinClub", { body: { code: second.clubCode } });
  const car = { brand: "Ford", model: "Fiesta", tyre_size: "195/55 R16", load_rating: "87", speed_rating: "V" };
  const vehicle = await driver.call("updateOrCreateVehicle", { body: { number: "JG19 HLT", ...car } });
  const owner = await stage.as(await stage.make.signedInAgain(fitter.owner));
  await owner.call("memberCreateGaugeScans", {
    body: {
      vehicle_id: vehicle.id,
      tyres: [{ position: "front_left", depths: { inner_mm: 5.1, middle_mm: 5.3, outer_mm: 5.2 } }],
    },
  });
}
