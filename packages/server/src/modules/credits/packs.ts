import type { WriteCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { parcels } from "./balance.ts";
import { entryColumns, lock } from "./entries.ts";
import { creditEntries } from "./table.ts";

export interface Pack {
  readonly consumerId: number;
  readonly orderId: number;
  readonly credits: number;
  readonly freeScans: number;
  /** When the free scans end. */
  readonly freeUntil: Date;
}

/** Adds the credits and free scans of a pack that has been paid. PostgreSQL refuses the same pack twice. */
export async function addPack(ctx: WriteCtx, pack: Pack): Promise<void> {
  const common = { consumerId: pack.consumerId, orderId: pack.orderId, reason: "pack", at: ctx.now } as const;
  await ctx.db.insert(creditEntries).values([
    { ...common, amount: pack.credits, kind: "paid" },
    { ...common, amount: pack.freeScans, kind: "free", expiresAt: pack.freeUntil },
  ]);
}

/** Takes back what is left of a pack. Returns how many scans that were. */
export async function takeBackPack(ctx: WriteCtx, consumerId: number, orderId: number): Promise<number> {
  const [, taken] = await Promise.all([
    lock(ctx.db, consumerId),
    takeBack.all(ctx.db, { consumerId, orderId, now: ctx.now }),
  ]);
  return taken.reduce((sum, { amount }) => sum - amount, 0);
}

const takeBack = defineStatement<{ consumerId: number; orderId: number; now: Date }>()((p) => ({
  fields: { amount: wholeNumber(sql`amount`) },
  text: (columns) => sql`insert into ${creditEntries} (${entryColumns})
    select ${p.consumerId}::bigint, -remaining, kind, 'refunded', null, order_id, expires_at, ${p.now}::timestamptz
    from ${parcels(sql`${p.consumerId}::bigint`, sql`${p.now}::timestamptz`)} parcels where order_id = ${p.orderId}::bigint
    returning ${columns}`,
}));
