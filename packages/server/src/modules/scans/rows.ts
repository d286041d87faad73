import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { getTableColumns, sql } from "drizzle-orm";
import { scanSightOf, scanVisible, type ScanSight } from "./policy.ts";
import { scans } from "./table.ts";

export type ScanRow = typeof scans.$inferSelect;
export type PlatedScan = ScanRow & { readonly plate: string | null };

/** What a completed scan may earn its driver. */
export const earnedBy = ({ consumerId, id, plate }: PlatedScan) => ({ consumerId, scanId: id, plate });

/** A scan with the registration of its vehicle, for notifications; for statements from `scans`. */
export const scanWithPlate = {
  ...getTableColumns(scans),
  plate: sql<string | null>`(select v.number from vehicles v where v.id = ${scans.vehicleId})`,
};

const lockScan = defineStatement<ScanSight & { id: number }>()((p) => ({
  fields: scanWithPlate,
  text: (columns) =>
    sql`select ${columns} from ${scans} where ${scans.id} = ${p.id} and ${scanVisible(p)} for no key update`,
}));

/** A scan that the actor may see, else NOT_FOUND; nobody else changes it before the transaction ends. */
export async function scanFor(ctx: WriteCtx<"NOT_FOUND">, id: number): Promise<PlatedScan> {
  const row = await lockScan.first(ctx.db, { id, ...scanSightOf(ctx.actor) });
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}
