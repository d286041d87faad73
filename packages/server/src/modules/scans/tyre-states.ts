import type { ReadDb } from "@treadclub/kit/db/open";
import { nestedList, type RowOf } from "@treadclub/kit/db/decode";
import { treadResults } from "@treadclub/rules";
import { vehicles, type TyreScan, type TyreStates } from "#modules/vehicles";
import { and, eq, gt, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { scanJoins, scanRowFields } from "./fields.ts";
import { scans } from "./table.ts";

/** Of each tyre of a vehicle the newest completed scan of its tread and the newest other one. */
const newestOf = (vehicleId: unknown): SQL =>
  sql`(select distinct on (${scans.position}, ${scans.state} = 'completed') * from ${scans}
    where ${scans.vehicleId} = ${vehicleId} and ${scans.state} <> 'deleted' and ${scans.type} <> 'sidewall'
    order by ${scans.position}, ${scans.state} = 'completed', ${scans.submittedAt} desc, ${scans.id} desc) ${scans}`;

/**
 * The tyres of vehicles as scans know them: `scan_id` and `state` are those of the newest scan; results, depth and
 * `scanned_at` those of the newest completed one.
 */
export const tyreStates: TyreStates = {
  scans: nestedList(
    {
      id: scans.id,
      position: scans.position,
      state: scans.state,
      results: scans.results,
      minimumMm: scans.minimumMm,
      consumerId: scans.consumerId,
      submittedAt: scans.submittedAt,
    },
    sql`from ${newestOf(vehicles.id)}`,
  ),
  statesOf: (known) => [...Map.groupBy(known, (scan) => scan.position).values()].flatMap(combined),
};

/** The newest completed scan of each of some tyres, as rows for `scanListRow`; one row a tyre. */
export const newestResults = (vehicleId: SQLWrapper, positions: SQLWrapper): SQL<RowOf<typeof scanRowFields>[]> =>
  nestedList(
    scanRowFields,
    sql`from ${newestOf(vehicleId)} ${scanJoins} where ${scans.state} = 'completed' and ${scans.position} = any(${positions})`,
    sql`${scans.position}`,
  );

function combined(scansOfTyre: readonly TyreScan[]): ReturnType<TyreStates["statesOf"]> {
  const [last] = scansOfTyre.toSorted((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime() || b.id - a.id);
  const done = scansOfTyre.find((scan) => scan.state === "completed");
  if (!last) return [];
  return [
    {
      position: last.position,
      scan_id: last.id,
      state: last.state,
      results: treadResults.filter((result) => done?.results.includes(result)),
      minimum_mm: done?.minimumMm ?? null,
      scanned_at: done?.submittedAt.toISOString() ?? null,
    },
  ];
}

/** Whether a vehicle was scanned after an instant. */
export async function isScannedSince(db: ReadDb, vehicleId: number, since: Date): Promise<boolean> {
  const isLater = and(eq(scans.vehicleId, vehicleId), gt(scans.submittedAt, since));
  return (await db.select({ id: scans.id }).from(scans).where(isLater).limit(1)).length > 0;
}
