import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { and, eq, ne } from "drizzle-orm";
import { visibleTo } from "./policy.ts";
import { scans } from "./table.ts";

export type ScanRow = typeof scans.$inferSelect;

/** A scan that the actor may see, else NOT_FOUND. In a transaction nobody else changes it meanwhile. */
export async function scanFor(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<ScanRow> {
  const query = ctx.db
    .select()
    .from(scans)
    .where(and(eq(scans.id, id), ne(scans.state, "deleted"), visibleTo(ctx.actor)));
  const [row] = await ("outbox" in ctx ? query.for("no key update") : query);
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

/** A scan to judge, as the reviewer saw it. Errors: NOT_FOUND; STATE_CONFLICT with the state and version of now. */
export async function scanAsSeen(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  id: number,
  version: number,
): Promise<ScanRow> {
  const row = await scanFor(ctx, id);
  if (row.version === version) return row;
  throw ctx.fail("STATE_CONFLICT", { details: { state: row.state, version: row.version } });
}
