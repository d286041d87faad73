import type { ReadDb } from "@treadclub/kit/db/open";
import { treadResults, type TyrePosition } from "@treadclub/rules";
import type { TyreState, TyreStatesOf } from "#modules/vehicles";
import type { ReadCtx } from "@treadclub/kit/context";
import { and, desc, inArray, ne, sql } from "drizzle-orm";
import { scans } from "./table.ts";
import { scanRows, type ScanListRow } from "./view.ts";

/**
 * The tyres of vehicles as scans know them, in one query: `scan_id` and `state` are those of the newest scan; results, depth and
 * `scanned_at` those of the newest completed one.
 */
export const tyreStatesOf: TyreStatesOf = async (db, vehicleIds) => {
  const rows = await newest(db, vehicleIds);
  const states = new Map<number, TyreState[]>();
  for (const [vehicleId, ofVehicle] of Map.groupBy(rows, (row) => row.vehicleId))
    states.set(vehicleId, [...Map.groupBy(ofVehicle, (row) => row.position).values()].flatMap(combined));
  return states;
};

/** The newest completed scan of each of some tyres, for somebody who was shown the vehicle; one row a tyre. */
export async function scanRowsOfVehicle(
  ctx: Pick<ReadCtx, "db">,
  vehicleId: number,
  positions: readonly string[],
): Promise<ScanListRow[]> {
  const rows = await newest(ctx.db, [vehicleId]);
  const done = rows.filter((row) => row.state === "completed" && positions.includes(row.position));
  return scanRows(
    ctx.db,
    done.map((row) => row.id),
  );
}

interface Known {
  readonly id: number;
  readonly vehicleId: number;
  readonly position: TyrePosition;
  readonly state: NonNullable<TyreState["state"]>;
  readonly results: readonly string[];
  readonly minimumMm: number | null;
  readonly submittedAt: Date;
}

/** Of each tyre the newest completed scan and the newest other one. */
async function newest(db: ReadDb, vehicleIds: readonly number[]): Promise<Known[]> {
  if (vehicleIds.length === 0) return [];
  const { id, vehicleId, position, state, results, minimumMm, submittedAt } = scans;
  // As a literal: with a parameter PostgreSQL takes the two places of this expression for different ones.
  const isDone = sql`(${state} = 'completed')`;
  return db
    .selectDistinctOn([vehicleId, position, isDone], {
      id,
      vehicleId,
      position,
      state,
      results,
      minimumMm,
      submittedAt,
    })
    .from(scans)
    .where(and(inArray(vehicleId, [...vehicleIds]), ne(state, "deleted")))
    .orderBy(vehicleId, position, isDone, desc(submittedAt), desc(id));
}

function combined(scansOfTyre: readonly Known[]): TyreState[] {
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
