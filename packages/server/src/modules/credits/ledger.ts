import type { WriteCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { parcels } from "./balance.ts";
import { entryColumns, lock } from "./entries.ts";
import { creditEntries } from "./table.ts";

/** The least time in which a credit that comes back can be used. */
const graceMs = 30 * 24 * 3_600_000;

/** The free scans that a new driver starts with. */
export async function giveWelcomeCredits(ctx: WriteCtx, consumerId: number, amount: number): Promise<void> {
  if (amount > 0)
    await ctx.db.insert(creditEntries).values({ consumerId, amount, kind: "free", reason: "welcome", at: ctx.now });
}

/** Takes a credit for each scan, of what expires first. Too few left: NO_SCANS_LEFT. */
export async function spendForScans(
  ctx: WriteCtx<"NO_SCANS_LEFT">,
  consumerId: number,
  scanIds: readonly number[],
): Promise<void> {
  if ((await spend(ctx, consumerId, scanIds, "scan")) < scanIds.length) throw ctx.fail("NO_SCANS_LEFT");
}

/** The same for one scan, where nobody has to be told: false when none is left. */
export const trySpendForScan = async (ctx: WriteCtx, consumerId: number, scanId: number): Promise<boolean> =>
  (await spend(ctx, consumerId, [scanId], "scan")) === 1;

/** Takes the credit again when a rejection is undone; with none left the platform bears it. */
export const chargeScanAgain = async (ctx: WriteCtx, consumerId: number, scanId: number): Promise<boolean> =>
  (await spend(ctx, consumerId, [scanId], "rejection_undone")) === 1;

/**
 * Gives the credits of a driver's scans back as they were; one that would expire within 30 days gets that long. A scan that
 * cost nothing, or whose credit is back already, changes nothing. The transaction holds the scans' locks.
 */
export async function giveBackForScans(ctx: WriteCtx, consumerId: number, scanIds: readonly number[]): Promise<void> {
  if (scanIds.length === 0) return;
  await giveBack.all(ctx.db, { consumerId, scanIds, earliest: new Date(ctx.now.getTime() + graceMs), now: ctx.now });
}

/** Returns how many credits were taken. */
async function spend(
  ctx: WriteCtx,
  consumerId: number,
  scanIds: readonly number[],
  reason: "scan" | "rejection_undone",
): Promise<number> {
  if (scanIds.length === 0) return 0;
  const [, taken] = await Promise.all([
    lock(ctx.db, consumerId),
    take.all(ctx.db, { consumerId, scanIds, reason, now: ctx.now }),
  ]);
  return taken.length;
}

/** What expires first is spent first; of what never expires, the free ones, then the oldest pack. */
const take = defineStatement<{ consumerId: number; scanIds: readonly number[]; reason: string; now: Date }>()((p) => ({
  fields: { scanId: wholeNumber(sql`ref_id`) },
  text: (columns) => sql`insert into ${creditEntries} (${entryColumns})
    select ${p.consumerId}::bigint, -1, credit.kind, ${p.reason}::text, scan.id, credit.order_id, credit.expires_at, ${p.now}::timestamptz
    from unnest(${p.scanIds}::bigint[]) with ordinality scan (id, n) join (
      select kind, expires_at, order_id, row_number() over (order by expires_at nulls last, kind, order_id nulls first) as n
      from ${parcels(sql`${p.consumerId}::bigint`, sql`${p.now}::timestamptz`)} parcels cross join generate_series(1, least(remaining, cardinality(${p.scanIds}::bigint[])))
    ) credit on credit.n = scan.n
    returning ${columns}`,
}));

const giveBack = defineStatement<{ consumerId: number; scanIds: readonly number[]; earliest: Date; now: Date }>()(
  (p) => ({
    fields: { scanId: wholeNumber(sql`ref_id`) },
    text: (columns) => sql`insert into ${creditEntries} (${entryColumns})
    select spent.consumer_id, 1, spent.kind, 'scan_rejected', spent.ref_id, spent.order_id, case when spent.expires_at < ${p.earliest} then ${p.earliest} else spent.expires_at end, ${p.now}::timestamptz
    from (
      select distinct on (ref_id) *, sum(amount) over (partition by ref_id) as total from ${creditEntries}
      where consumer_id = ${p.consumerId} and ref_id = any(${p.scanIds}::bigint[]) order by ref_id, amount > 0, id desc
    ) spent where spent.amount < 0 and spent.total < 0
    returning ${columns}`,
  }),
);
