import type { FixturePeople } from "./fixtures-people.ts";
import { dealBody } from "./deal-body.ts";
import type { TestApp } from "./test-app.ts";

/** A running deal of fitter A. */
export async function dealsOf(testApp: TestApp, { fitter }: FixturePeople) {
  return { deal: (await testApp.as(fitter.owner).call("saveDeal", { body: dealBody("Wheel alignment") })).id };
}
