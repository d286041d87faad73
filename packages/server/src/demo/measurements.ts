import { shortPosition, type TyrePosition } from "@treadclub/rules";
import type { Caller } from "#testing/call";
import type { Cast, Driver } from "./cast.ts";
import type { Depths, Stage } from "./stage.ts";

interface Tyre {
  readonly position: TyrePosition;
  readonly depths: Depths;
}

const annasTyres: readonly Tyre[] = [
  { position: "front_left", depths: { inner_mm: 3.1, middle_mm: 3.2, outer_mm: 3.1 } },
  { position: "front_right", depths: { inner_mm: 2.1, middle_mm: 3.3, outer_mm: 3.4 } },
  { position: "rear_left", depths: { inner_mm: 5.2, middle_mm: 5.3, outer_mm: 5.2 } },
  { position: "rear_right", depths: { inner_mm: 5.4, middle_mm: 5.5, outer_mm: 5.4 } },
];
const tomsTyre: Tyre = { position: "rear_right", depths: { inner_mm: 4.4, middle_mm: 4.6, outer_mm: 4.3 } };

/** What was scanned through the measurement service: all tyres of Anna's car by her fitter, and one that waits for review. */
export async function measurementsOf(stage: Stage, { admin, fitters, drivers }: Cast): Promise<void> {
  const [anna, tom] = drivers;
  const fitter = fitters[anna?.fitter ?? 0];
  if (!anna || !tom || !fitter) throw new Error("Nobody is measured in the demo world");
  stage.daysAgo(20, 11);
  const owner = await stage.as(fitter.owner);
  const { measurement_tokens: tokens } = await owner.call("memberGetMeasurementToken", { query: { workflow: "3" } });
  const token = tokens[0]?.measurement_token ?? "";
  const session = await owner.call("memberCreateAnylineTyreScan", { body: bodyOf(anna, token, annasTyres, 77_300) });
  await scanned(stage, token, annasTyres);
  const params = { id: String(session.id) };
  const { scans } = await owner.call("refreshMeasurementSession", { params, body: {} });
  stage.clock.forward(31 * 60_000);
  await judged(await stage.as(admin), scans);
  await stage.runQueued(["follow-measurement", "tell-measurement"]);
  await (await stage.as(anna.who)).call("readScans", { body: { ids: scans.map((scan) => scan.id) } });
  stage.daysAgo(0);
  const driver = await stage.as(tom.who);
  const own = await driver.call("consumerGetMeasurementToken", { query: { workflow: "2" } });
  const ownToken = own.measurement_tokens[0]?.measurement_token ?? "";
  const { id } = await driver.call("consumerCreateAnylineTyreScan", {
    body: bodyOf(tom, ownToken, [tomsTyre], 42_900),
  });
  await scanned(stage, ownToken, [tomsTyre]);
  await driver.call("refreshMeasurementSession", { params: { id: String(id) }, body: {} });
}

const bodyOf = (driver: Driver, token: string, tyres: readonly Tyre[], mileage: number) => ({
  vehicle_id: driver.vehicleId,
  measurement_token: token,
  positions: tyres.map((tyre) => tyre.position),
  mileage,
});

async function scanned(stage: Stage, token: string, tyres: readonly Tyre[]): Promise<void> {
  const scanner = stage.measuring.scanner(token);
  for (const [n, { position, depths }] of tyres.entries()) {
    const photo = { innerMm: depths.inner_mm, middleMm: depths.middle_mm, outerMm: depths.outer_mm, seed: 40 + n };
    await scanner.scan(shortPosition(position), { photo });
    stage.clock.forward(40_000);
  }
}

async function judged(admin: Caller, scans: readonly { id: number; position: TyrePosition }[]): Promise<void> {
  for (const { id, position } of scans) {
    const { version } = await admin.call("getScanById", { params: { id: String(id) } });
    const depths = annasTyres.find((tyre) => tyre.position === position)?.depths;
    if (depths) await admin.call("updateTread", { body: { scan_id: id, depths: { ...depths }, version } });
  }
}
