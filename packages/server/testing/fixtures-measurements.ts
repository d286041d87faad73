import { openMeasuring } from "./measuring.ts";
import type { SignedIn } from "./factories/people.ts";
import type { FixturePeople } from "./fixtures-people.ts";
import type { TestApp } from "./test-app.ts";

export interface MeasurementIds {
  readonly measurementToken: string;
  readonly memberToken: string;
  readonly measurementSession: number;
  /** Of another integrator. */
  readonly waitingMeasurement: number;
  readonly waitingVersion: number;
  readonly judgedMeasurement: number;
  /** Of fitter A, with a webhook. */
  readonly key: number;
  readonly keyVersion: number;
  /** Given up on. */
  readonly webhookMessage: number;
}

export const noMeasurements: MeasurementIds = {
  measurementToken: "",
  memberToken: "",
  measurementSession: 0,
  waitingMeasurement: 0,
  waitingVersion: 0,
  judgedMeasurement: 0,
  key: 0,
  keyVersion: 0,
  webhookMessage: 0,
};

/** Tokens to scan with, a session under way, and measurements of another integrator. */
export async function measurementsOf(
  testApp: TestApp,
  people: FixturePeople,
  vehicle: number,
): Promise<MeasurementIds> {
  const anna = testApp.as(people.anna);
  const token = async (who: SignedIn, name: "consumerGetMeasurementToken" | "memberGetMeasurementToken") =>
    (await testApp.as(who).call(name, { query: { workflow: "2" } })).measurement_tokens[0]?.measurement_token ?? "";
  const session = await anna.call("consumerCreateAnylineTyreScan", {
    body: {
      vehicle_id: vehicle,
      measurement_token: await token(people.anna, "consumerGetMeasurementToken"),
      positions: ["rear_right"],
    },
  });
  const measuring = openMeasuring(testApp);
  const admin = testApp.as(people.admin);
  const versionOf = async (id: number) =>
    (await admin.call("getMeasurementById", { params: { id: String(id) } })).version;
  const judgedMeasurement = await measuring.ofIntegrator();
  await admin.call("completeMeasurement", {
    params: { id: String(judgedMeasurement) },
    body: { depths: { inner_mm: 5, middle_mm: 5, outer_mm: 5 }, version: await versionOf(judgedMeasurement) },
  });
  const waitingMeasurement = await measuring.ofIntegrator();
  return {
    measurementToken: await token(people.anna, "consumerGetMeasurementToken"),
    memberToken: await token(people.fitter.owner, "memberGetMeasurementToken"),
    measurementSession: session.id,
    waitingMeasurement,
    waitingVersion: await versionOf(waitingMeasurement),
    judgedMeasurement,
    ...(await keyOf(testApp, people)),
  };
}

/** A sandbox key of fitter A whose receiver has not taken a message. */
async function keyOf(
  testApp: TestApp,
  people: FixturePeople,
): Promise<Pick<MeasurementIds, "key" | "keyVersion" | "webhookMessage">> {
  const owner = testApp.as(people.fitter.owner);
  const { key: made } = await owner.call("createIntegratorKey", {
    body: {
      name: "Forge Lane website",
      kind: "sandbox",
      origins: ["https://forgelane.example"],
      scopes: ["create", "results"],
      allowance: 100,
      confirm: "unsure",
    },
  });
  const params = { id: String(made.id) };
  const body = { url: "http://localhost:9/hooks", version: made.version };
  const { key } = await owner.call("setIntegratorWebhook", { params, body });
  const { id } = await owner.call("testIntegratorWebhook", { params, body: {} });
  await testApp.db.pool.query("update measurement.webhook_messages set state = 'failed' where id = $1", [id]);
  return { key: made.id, keyVersion: key.version, webhookMessage: id };
}
