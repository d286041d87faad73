import type { Catalog, ReplyOf } from "@treadclub/contract";
import { nestedList, type RowOf } from "@treadclub/kit/db/decode";
import { forecastTread, londonDay, type ForecastPoint } from "@treadclub/rules";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { scans } from "./table.ts";

type View = ReplyOf<Catalog["getScanById"]>;

/** More readings of one tyre than anybody compares. */
const mostReadings = 100;
const readings = alias(scans, "readings");

/** What was read of the tyre of a scan, oldest first; for statements that select from `scans`. */
export const readingsOfTyre = nestedList(
  { id: readings.id, submittedAt: readings.submittedAt, minimumMm: readings.minimumMm, mileage: readings.mileage },
  sql`from (select * from ${scans} ${readings} where ${readings.vehicleId} = ${scans.vehicleId} and ${readings.position} = ${scans.position}
    and ${readings.state} = 'completed' and ${readings.type} <> 'sidewall' order by ${readings.submittedAt} desc, ${readings.id} desc limit ${sql.raw(String(mostReadings))}) ${readings}`,
  sql`${readings.submittedAt}, ${readings.id}`,
);

export const historyOf = (rows: RowOf<typeof readingsOfTyre>): View["history"] =>
  rows.flatMap(({ id, submittedAt, minimumMm, mileage }) =>
    minimumMm === null ? [] : [{ scan_id: id, on_day: londonDay(submittedAt), minimum_mm: minimumMm, mileage }],
  );

/** Where the tread of that tyre will be. */
export function forecastOf(annualMileage: number | null, history: View["history"], now: Date): View["forecast"] {
  const { method, at3, at16 } = forecastTread({
    scans: history.map((reading) => ({
      onDay: reading.on_day,
      mileage: reading.mileage,
      minimumMm: reading.minimum_mm,
    })),
    annualMileage,
    today: londonDay(now),
  });
  return { method, at_3_mm: pointOf(at3), at_1_6_mm: pointOf(at16) };
}

const pointOf = (point: ForecastPoint | null): NonNullable<View["forecast"]>["at_3_mm"] =>
  point && { on_day: point.onDay, from_day: point.fromDay, to_day: point.toDay, mileage: point.mileage };
