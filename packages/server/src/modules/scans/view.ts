import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadDb } from "@treadclub/kit/db/open";
import { treadResults } from "@treadclub/rules";
import { consumerRefs } from "#modules/consumers";
import { memberNames } from "#modules/members";
import { vehicleRefs } from "#modules/vehicles";
import { inArray } from "drizzle-orm";
import type { ScanRow } from "./rows.ts";
import { scans } from "./table.ts";

export type ScanListRow = ReplyOf<Catalog["getScansList"]>["list"][number];

/** Rows of a list by id, in the order given; four queries, however many. */
export async function scanRows(db: ReadDb, ids: readonly number[]): Promise<ScanListRow[]> {
  if (ids.length === 0) return [];
  return scanListRows(
    db,
    await db
      .select()
      .from(scans)
      .where(inArray(scans.id, [...ids])),
    ids,
  );
}

/** The same from rows that are loaded; three queries. */
export async function scanListRows(
  db: ReadDb,
  rows: readonly ScanRow[],
  ids: readonly number[] = rows.map((row) => row.id),
): Promise<ScanListRow[]> {
  // One after the other: within a transaction they share a connection.
  const cars = await vehicleRefs(
    db,
    rows.map((row) => row.vehicleId),
  );
  const people = await consumerRefs(
    db,
    rows.map((row) => row.consumerId),
  );
  const companies = await memberNames(
    db,
    rows.map((row) => row.memberId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const vehicle = row && cars.get(row.vehicleId);
    const person = row && people.get(row.consumerId);
    if (!row || !vehicle || !person) return [];
    const member_name = row.memberId === null ? null : (companies.get(row.memberId) ?? null);
    return [{ ...listRow(row), vehicle, consumer: { id: person.id, name: person.name }, member_name }];
  });
}

/** A result counts once the scan is completed; what an undone review left is nobody's result. */
function listRow(row: ScanRow): Omit<ScanListRow, "vehicle" | "consumer" | "member_name"> {
  const isDone = row.state === "completed";
  return {
    id: row.id,
    type: row.type,
    position: row.position,
    state: row.state,
    results: isDone ? treadResults.filter((result) => row.results.includes(result)) : [],
    minimum_mm: isDone ? row.minimumMm : null,
    depths: isDone ? depthsOf(row) : null,
    submitted_at: row.submittedAt.toISOString(),
    waiting_since: row.waitingSince?.toISOString() ?? null,
    completed_at: row.completedAt?.toISOString() ?? null,
    seen: row.seenAt !== null,
    measurement_session_id: row.measurementSessionId,
  };
}

type Depths = Readonly<Record<"innerMm" | "middleMm" | "outerMm", number | null>>;

export function depthsOf({ innerMm, middleMm, outerMm }: Depths): ScanListRow["depths"] {
  if (innerMm === null || middleMm === null || outerMm === null) return null;
  return { inner_mm: innerMm, middle_mm: middleMm, outer_mm: outerMm };
}
