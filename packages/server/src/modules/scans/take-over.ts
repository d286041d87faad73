import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { tryMove } from "@treadclub/kit/states";
import { sql } from "drizzle-orm";
import { publishScan } from "./publish.ts";
import { scanMachine } from "./states.ts";
import { scans } from "./table.ts";

const lockScans = defineStatement<{ ids: readonly number[] }>()((p) => ({
  fields: { id: scans.id, consumerId: scans.consumerId, memberId: scans.memberId, position: scans.position },
  text: (columns) => sql`select ${columns} from ${scans} where ${scans.id} = any(${p.ids}::bigint[])
    and ${scans.state} <> 'deleted' order by ${scans.id} for no key update`,
}));

/**
 * Takes scans that wait for their member over to the administrators; they keep their place in the queue.
 * Errors: NOT_FOUND, STATE_CONFLICT when one does not wait for a member; then none is taken.
 */
export async function takeOver(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  wanted: readonly number[],
): Promise<number> {
  const ids = [...new Set(wanted)];
  const found = await lockScans.all(ctx.db, { ids });
  if (found.length < ids.length) throw ctx.fail("NOT_FOUND");
  const moved = await tryMove(ctx, scanMachine, ids, "take_over", {}, ["version"]);
  if (moved.length < ids.length) throw ctx.fail("STATE_CONFLICT");
  for (const scan of found) {
    ctx.audit("take over scan", { entity: "scan", id: scan.id }, { member: scan.memberId });
    publishScan(ctx, scan);
  }
  return ids.length;
}
