import type { WriteCtx } from "@treadclub/kit/context";
import { annualMileage, milesOf } from "@treadclub/rules";
import type { RegisterEntry, RegisterTest } from "#adapters/vehicle-register/port";
import { sql } from "drizzle-orm";
import type { VehicleRow } from "./rows.ts";
import { motTests, type MotRemark } from "./table.ts";

interface KnownTest {
  readonly completedOn: string;
  readonly passed: boolean;
  readonly expiresOn: string | null;
  readonly miles: number | null;
  readonly remarks: readonly MotRemark[];
}

/** More tests than a car has in sixty years; the newest count. */
const mostTests = 100;

/** Keeps what the register says of a vehicle's MOT tests in the place of what it said before. */
export async function keepMotTests(ctx: WriteCtx, vehicleId: number, tests: readonly RegisterTest[]): Promise<void> {
  const rows = JSON.stringify(tests.slice(-mostTests).map(knownTest));
  await ctx.db.execute(sql`with gone as (
      delete from ${motTests} where vehicle_id = ${vehicleId} and place > jsonb_array_length(${rows}::jsonb))
    insert into ${motTests} (vehicle_id, place, completed_on, passed, expires_on, miles, remarks)
    select ${vehicleId}, place, (test ->> 'completedOn')::date, (test ->> 'passed')::boolean, (test ->> 'expiresOn')::date,
      (test ->> 'miles')::integer, test -> 'remarks'
    from jsonb_array_elements(${rows}::jsonb) with ordinality as known (test, place)
    on conflict (vehicle_id, place) do update set completed_on = excluded.completed_on, passed = excluded.passed,
      expires_on = excluded.expires_on, miles = excluded.miles, remarks = excluded.remarks`);
}

/** How long an answer of the register counts. */
const answerLifeMs = 7 * 24 * 3_600_000;

export type MotFields = Pick<VehicleRow, "motAnnualMileage" | "motCheckedAt" | "motAskAt">;

/** What follows from an answer of the register for the vehicle itself. */
export const motFieldsOf = ({ tests }: Pick<RegisterEntry, "tests">, now: Date): MotFields => ({
  motAnnualMileage: annualMileage(
    tests.map(knownTest).flatMap(({ completedOn, miles }) => (miles === null ? [] : [{ onDay: completedOn, miles }])),
  ),
  motCheckedAt: now,
  motAskAt: new Date(now.getTime() + answerLifeMs),
});

const knownTest = ({ odometer, ...test }: RegisterTest): KnownTest => ({
  ...test,
  miles: odometer && milesOf(odometer.value, odometer.unit),
});
