import type { ReadCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { consumers, consumerVisible } from "#modules/consumers";
import { sql } from "drizzle-orm";
import { scanSightOf, scanVisible, type ScanSight } from "./policy.ts";
import { scans } from "./table.ts";

/** Counts end here: above it nobody reads the figure. */
const mostCounted = sql.raw("10000");

/** How many scans wait for an administrator. */
export const countNewScans = async (db: ReadDb): Promise<number> => (await waitingCount.first(db, {}))?.total ?? 0;

const waitingCount = defineStatement()(() => ({
  fields: { total: wholeNumber(sql`count(*)`) },
  text: (columns) =>
    sql`select ${columns} from (select 1 from ${scans} where ${scans.state} = 'awaiting_admin_review' limit ${mostCounted}) waiting`,
}));

/** How many tread scans of a driver the actor may see. Errors: NOT_FOUND for a driver whom the actor may not see. */
export async function countTreadScans(ctx: ReadCtx<"NOT_FOUND">, consumerId: number): Promise<number> {
  const found = await treadCount.first(ctx.db, { consumerId, ...scanSightOf(ctx.actor) });
  if (!found) throw ctx.fail("NOT_FOUND");
  return found.total;
}

const treadCount = defineStatement<ScanSight & { consumerId: number }>()((p) => ({
  fields: {
    total: wholeNumber(sql`(select count(*) from (select 1 from ${scans} where ${scans.consumerId} = ${p.consumerId}
      and ${scans.type} <> 'sidewall' and ${scanVisible(p)} limit ${mostCounted}) counted)`),
  },
  text: (columns) =>
    sql`select ${columns} from ${consumers} where ${consumers.id} = ${p.consumerId} and ${consumerVisible(p)}`,
}));
