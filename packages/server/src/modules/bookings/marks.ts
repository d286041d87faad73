import type { WriteCtx } from "@treadclub/kit/context";
import { defer, type DeferredPart } from "@treadclub/kit/db/deferred";
import { sql } from "drizzle-orm";
import { openStatesSql } from "./states.ts";
import { bookings } from "./table.ts";

interface Mark {
  readonly consumerId: number;
}

/** Two that end at once would wait for each other's rows: a row that is taken keeps its mark until the next change. */
const marksPart: DeferredPart<Mark> = {
  name: "cleared_marks",
  write: (rows) => [
    [
      "cleared_marks",
      sql`update ${bookings} set overlaps_another = false where ${bookings.id} in (
        select m.id from ${bookings} m
        where m.consumer_id in (select r."consumerId" from jsonb_to_recordset(${rows}) as r ("consumerId" bigint))
          and m.overlaps_another and not exists (
            select 1 from ${bookings} o where o.consumer_id = m.consumer_id and o.vehicle_id = m.vehicle_id and o.id <> m.id
              and o.state in (${openStatesSql}) and m.state in (${openStatesSql}) and o.starts_at < m.ends_at and o.ends_at > m.starts_at)
        order by m.id for update of m skip locked)`,
    ],
  ],
};

/** Clears `overlaps_another` of the driver's bookings that overlap no open one any more. */
export const clearMarks = (ctx: WriteCtx, consumerId: number): void => defer(ctx.db, marksPart, [{ consumerId }]);
