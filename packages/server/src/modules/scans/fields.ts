import type { Catalog, ReplyOf } from "@treadclub/contract";
import { isoInstant, orNull, type RowOf } from "@treadclub/kit/db/decode";
import { defaultPaces, treadResults, type Pace } from "@treadclub/rules";
import { personRef } from "#modules/consumers";
import { users } from "#modules/identity";
import { expectedView, members, paceByHour } from "#modules/members";
import { vehicleRef, vehicles } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import { scans } from "./table.ts";

export type ScanListRow = ReplyOf<Catalog["getScansList"]>["list"][number];

const earlier = sql.identifier("earlier");

/** How fast members or administrators, whoever it waits for, were before this scan began to wait, at its hour; null unless it does. */
export const reviewPace = paceByHour({
  from: sql`from ${scans} ${earlier} where ${scans.waitingSince} is not null and ${earlier}.reviewer_id is not null
    and ${earlier}.reviewed_by = case ${scans.state} when 'awaiting_member_review' then 'member' else 'admin' end`,
  askedAt: sql`${earlier}.submitted_at`,
  answeredAt: sql`${earlier}.reviewed_at`,
  before: sql`${scans.waitingSince}`,
});

/** What `scanListRow` needs of a scan; for statements with `scanJoins`. */
export const scanRowFields = {
  id: scans.id,
  type: scans.type,
  position: scans.position,
  state: scans.state,
  results: scans.results,
  innerMm: scans.innerMm,
  middleMm: scans.middleMm,
  outerMm: scans.outerMm,
  minimumMm: scans.minimumMm,
  method: scans.method,
  vehicle: vehicleRef,
  consumer: { id: users.id, name: personRef.name },
  member_name: orNull(members.companyName),
  submitted_at: isoInstant(scans.submittedAt),
  waiting_since: isoInstant(scans.waitingSince),
  completed_at: isoInstant(scans.completedAt),
  seen: sql<boolean>`(${scans.seenAt} is not null)`,
  measurement_session_id: scans.measurementSessionId,
  pace: reviewPace,
  late: { since: isoInstant(scans.lateSince), answerBy: isoInstant(scans.answerBy) },
};

export const scanJoins = sql`join ${vehicles} on ${vehicles.id} = ${scans.vehicleId}
  join ${users} on ${users.id} = ${scans.consumerId}
  left join ${members} on ${members.id} = ${scans.memberId}`;

/** A scan as a row of a list. A result counts once the scan is completed; what an undone review left is nobody's result. */
export function scanListRow(row: RowOf<typeof scanRowFields>): ScanListRow {
  const { results, innerMm, middleMm, outerMm, minimumMm, pace: found, late, ...shown } = row;
  const isDone = row.state === "completed";
  return {
    ...shown,
    expected: expectedOf(row.waiting_since, found),
    late: late.since === null || late.answerBy === null ? null : { since: late.since, answer_by: late.answerBy },
    claimed: null,
    suggested: null,
    results: isDone ? treadResults.filter((result) => results.includes(result)) : [],
    minimum_mm: isDone ? minimumMm : null,
    method: isDone ? row.method : null,
    depths: isDone ? depthsOf({ innerMm, middleMm, outerMm }) : null,
  };
}

function expectedOf(since: string | null, found: Pace | null): ScanListRow["expected"] {
  return since === null ? null : expectedView(new Date(since), found, defaultPaces.scan);
}

type Depths = Readonly<Record<"innerMm" | "middleMm" | "outerMm", number | null>>;

export function depthsOf({ innerMm, middleMm, outerMm }: Depths): ScanListRow["depths"] {
  if (innerMm === null || middleMm === null || outerMm === null) return null;
  return { inner_mm: innerMm, middle_mm: middleMm, outer_mm: outerMm };
}
