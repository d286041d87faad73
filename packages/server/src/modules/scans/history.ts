import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadDb } from "@treadclub/kit/db/open";
import { forecastTread, londonDay, type ForecastPoint } from "@treadclub/rules";
import { vehicles } from "#modules/vehicles";
import { and, desc, eq } from "drizzle-orm";
import type { ScanRow } from "./rows.ts";
import { scans } from "./table.ts";

type View = ReplyOf<Catalog["getScanById"]>;

/** More readings of one tyre than anybody compares. */
const mostReadings = 100;

/** What was read of a tyre, oldest first. */
export async function historyOf(
  db: ReadDb,
  { vehicleId, position }: Pick<ScanRow, "vehicleId" | "position">,
): Promise<View["history"]> {
  const rows = await db
    .select({ id: scans.id, submittedAt: scans.submittedAt, minimumMm: scans.minimumMm, mileage: scans.mileage })
    .from(scans)
    .where(and(eq(scans.vehicleId, vehicleId), eq(scans.position, position), eq(scans.state, "completed")))
    .orderBy(desc(scans.submittedAt), desc(scans.id))
    .limit(mostReadings);
  return rows
    .toReversed()
    .flatMap(({ id, submittedAt, minimumMm, mileage }) =>
      minimumMm === null ? [] : [{ scan_id: id, on_day: londonDay(submittedAt), minimum_mm: minimumMm, mileage }],
    );
}

/** Where the tread of that tyre will be. */
export async function forecastOf(
  db: ReadDb,
  vehicleId: number,
  history: View["history"],
  now: Date,
): Promise<View["forecast"]> {
  const [vehicle] = await db
    .select({ annualMileage: vehicles.averageAnnualMileage })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId));
  const readings = history.map((reading) => ({
    onDay: reading.on_day,
    mileage: reading.mileage,
    minimumMm: reading.minimum_mm,
  }));
  const { method, at3, at16 } = forecastTread({
    scans: readings,
    annualMileage: vehicle?.annualMileage ?? null,
    today: londonDay(now),
  });
  return { method, at_3_mm: pointOf(at3), at_1_6_mm: pointOf(at16) };
}

const pointOf = (point: ForecastPoint | null): NonNullable<View["forecast"]>["at_3_mm"] =>
  point && { on_day: point.onDay, from_day: point.fromDay, to_day: point.toDay, mileage: point.mileage };
