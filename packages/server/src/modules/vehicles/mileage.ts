import type { WriteCtx } from "@treadclub/kit/context";
import { defer, type DeferredPart } from "@treadclub/kit/db/deferred";
import { sql } from "drizzle-orm";
import { vehicles } from "./table.ts";

interface Read {
  readonly id: number;
  readonly mileage: number;
}

/** Keeps the mileage that was read at the car, when it is more than the one that is known. */
export const noteMileage = (ctx: WriteCtx, vehicleId: number, mileage: number): void =>
  defer(ctx.db, mileagePart, [{ id: vehicleId, mileage }]);

const mileagePart: DeferredPart<Read> = {
  name: "vehicle_mileage_rows",
  write: (rows) => [
    [
      "vehicle_mileage_rows",
      sql`update ${vehicles} set mileage = seen.mileage, version = ${vehicles.version} + 1
        from (select id, max(mileage) as mileage from jsonb_to_recordset(${rows}) as r (id bigint, mileage integer) group by id) seen
        where ${vehicles.id} = seen.id and (${vehicles.mileage} is null or ${vehicles.mileage} < seen.mileage)`,
    ],
  ],
};
