import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { nestedList, type RowOf } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { readTyreRemark, soundReadings } from "@treadclub/rules";
import { sql } from "drizzle-orm";
import { driversOf, driverSightOf, type DriverSight } from "./policy.ts";
import { motTests, vehicles } from "./table.ts";

export type VehicleHistory = ReplyOf<Catalog["getVehicleHistory"]>;

const tests = nestedList(
  {
    completedOn: motTests.completedOn,
    passed: motTests.passed,
    expiresOn: motTests.expiresOn,
    miles: motTests.miles,
    remarks: motTests.remarks,
  },
  sql`from ${motTests} where ${motTests.vehicleId} = ${vehicles.id}`,
  sql`${motTests.place}`,
);

const historyStatement = defineStatement<DriverSight & { id: number }>()((p) => ({
  fields: { checkedAt: vehicles.motCheckedAt, annualMileage: vehicles.motAnnualMileage, tests },
  text: (columns) =>
    sql`select ${columns} from ${vehicles} where ${vehicles.id} = ${p.id} and ${vehicles.removedAt} is null and ${driversOf(p)}`,
}));

/** The MOT tests of a driver's vehicle, newest first, with what testers wrote about its tyres. Errors: NOT_FOUND. */
export async function vehicleHistory(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<VehicleHistory> {
  const found = await historyStatement.first(ctx.db, { id, ...driverSightOf(ctx.actor) });
  if (!found) throw ctx.fail("NOT_FOUND");
  const sound = new Set(
    soundReadings(
      found.tests.flatMap(({ completedOn, miles }, place) =>
        miles === null ? [] : [{ onDay: completedOn, miles, place }],
      ),
    ).map(({ place }) => place),
  );
  return {
    checked_at: found.checkedAt?.toISOString() ?? null,
    annual_mileage: found.annualMileage,
    tests: found.tests.map((test, place) => testOf(test, sound.has(place))).toReversed(),
  };
}

const testOf = (test: RowOf<typeof tests>[number], isSound: boolean): VehicleHistory["tests"][number] => ({
  completed_on: test.completedOn,
  passed: test.passed,
  expires_on: test.expiresOn,
  mileage: test.miles,
  mileage_counts: isSound,
  remarks: test.remarks.map(({ text, severity }) => {
    const tyre = readTyreRemark(text);
    return { text, severity, about_tyres: tyre !== null, positions: tyre?.positions ?? [] };
  }),
});
