import type { Catalog, ReplyOf } from "@treadclub/contract";
import { isoInstant, nestedList, orNull } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { photos } from "@treadclub/kit/tables";
import { treadResults, type TyrePosition } from "@treadclub/rules";
import { members } from "#modules/members";
import { vehicleRef, vehicles } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import { depthsOf } from "./fields.ts";
import { forecastOf, historyOf, readingsOfTyre } from "./history.ts";
import { scanVisible, type ScanSight } from "./policy.ts";
import { rewardOfScan, type RewardRow } from "./reward-fields.ts";
import { sidewallsOfScan, sidewallViews } from "./sidewalls.ts";
import { scanPhotos, scans } from "./table.ts";

type View = ReplyOf<Catalog["getScanById"]>;

/** A scan as its report shows it: what was found, how and when, and no person's name. */
export interface ReportedScan
  extends
    Pick<typeof scans.$inferSelect, "id" | "version" | "state" | "consumerId" | "memberId" | "type" | "position">,
    Pick<typeof scans.$inferSelect, "minimumMm" | "uncertaintyMm" | "method" | "message" | "mileage" | "tyreSize">,
    Pick<View, "results" | "depths" | "sidewalls" | "forecast" | "vehicle"> {
  readonly submittedAt: string;
  readonly completedAt: string | null;
  readonly isByFitter: boolean;
  /** For whom it was judged or measured with a gauge; null for an engine's result that nobody had to judge. */
  readonly reviewedBy: "member" | "admin" | null;
  readonly memberName: string | null;
  readonly reward: RewardRow;
  readonly photos: readonly {
    readonly id: string;
    readonly width: number;
    readonly height: number;
    readonly position: TyrePosition | null;
  }[];
}

const { id, version, state, consumerId, memberId, type, position } = scans;
const { minimumMm, uncertaintyMm, method, message, mileage, tyreSize, reviewedBy } = scans;

const reportStatement = defineStatement<ScanSight & { id: number }>()((p) => ({
  fields: {
    shown: { id, version, state, consumerId, memberId, type, position, reviewedBy },
    read: { minimumMm, uncertaintyMm, method, message, mileage, tyreSize },
    depths: { innerMm: scans.innerMm, middleMm: scans.middleMm, outerMm: scans.outerMm },
    results: scans.results,
    submittedAt: isoInstant(scans.submittedAt),
    completedAt: isoInstant(scans.completedAt),
    isByFitter: sql<boolean>`(${scans.scannedBy} is not null)`,
    memberName: orNull(members.companyName),
    vehicle: vehicleRef,
    annualMileage: sql<number | null>`coalesce(${vehicles.averageAnnualMileage}, ${vehicles.motAnnualMileage})`,
    photos: nestedList(
      { id: photos.id, width: photos.width, height: photos.height, position: scanPhotos.position },
      sql`from ${scanPhotos} join ${photos} on ${photos.id} = ${scanPhotos.photoId} and ${photos.removedAt} is null where ${scanPhotos.scanId} = ${scans.id}`,
      sql`${scanPhotos.place}`,
    ),
    sidewalls: sidewallsOfScan,
    reward: rewardOfScan,
    readings: readingsOfTyre,
  },
  text: (columns) =>
    sql`select ${columns} from ${scans} join ${vehicles} on ${vehicles.id} = ${scans.vehicleId}
      left join ${members} on ${members.id} = ${scans.memberId} where ${scans.id} = ${p.id} and ${scanVisible(p)}`,
}));

/** Returns a scan for its report; null for one that is not in sight. One without a result has none here either. */
export async function reportedScan(
  db: ReadDb,
  given: ScanSight & { readonly id: number },
  now: Date,
): Promise<ReportedScan | null> {
  const found = await reportStatement.first(db, given);
  if (!found) return null;
  const { shown, read, depths, results, annualMileage, sidewalls, readings, ...rest } = found;
  const isDone = shown.state === "completed";
  return {
    ...shown,
    ...read,
    ...rest,
    results: treadResults.filter((result) => results.includes(result)),
    depths: depthsOf(depths),
    sidewalls: sidewallViews(sidewalls, { isDone, isShown: isDone, now }),
    forecast: shown.type === "sidewall" ? null : forecastOf(annualMileage, historyOf(readings), now),
  };
}
