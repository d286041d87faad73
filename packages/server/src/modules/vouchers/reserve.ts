import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { move, tryMove } from "@treadclub/kit/states";
import { londonDay, vouchersPerPrice } from "@treadclub/rules";
import { and, eq, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { isExpired } from "./policy.ts";
import { voucherMachine } from "./states.ts";
import { vouchers } from "./table.ts";

/**
 * Ties a driver's own vouchers to a quote request. Errors: VALIDATION_FAILED for more than four, NOT_FOUND for somebody
 * else's, STATE_CONFLICT for one that is not free, has expired or counts at the counter alone.
 */
export async function reserveVouchers(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  request: { consumerId: number; voucherIds: readonly number[]; requestId: number },
): Promise<void> {
  const ids = [...new Set(request.voucherIds)];
  if (ids.length === 0) return;
  if (ids.length > vouchersPerPrice) throw ctx.fail("VALIDATION_FAILED", { fields: { voucher_ids: "too_many" } });
  const own = await ctx.db
    .select({ id: vouchers.id, expiresOn: vouchers.expiresOn, conditions: vouchers.conditions })
    .from(vouchers)
    .where(and(inArray(vouchers.id, ids), eq(vouchers.consumerId, request.consumerId)));
  if (own.length !== ids.length) throw ctx.fail("NOT_FOUND");
  if (own.some((row) => isExpired(row, londonDay(ctx.now))))
    throw ctx.fail("STATE_CONFLICT", { details: { voucher: "expired" } });
  if (own.some((row) => !row.conditions.channels.includes("online")))
    throw ctx.fail("STATE_CONFLICT", { details: { voucher: "in_store" } });
  await move(ctx, voucherMachine, ids, "reserve", { requestId: request.requestId });
  announceVouchers(ctx, { consumerId: request.consumerId, memberId: null }, ids);
}

/** Frees the vouchers of requests that close; those past their last day expire. */
export async function freeVouchers(ctx: WriteCtx, requestIds: readonly number[]): Promise<void> {
  if (requestIds.length > 0) await free(ctx, await reservedOf.all(ctx.db, { requestIds }));
}

/**
 * The booking is done: the vouchers of its request that took something off become used, the others are free again. `taken`:
 * what each took off, in pence. Returns the used ones.
 */
export async function useReservedVouchers(
  ctx: WriteCtx,
  booking: { requestId: number; memberId: number; taken: ReadonlyMap<number, number> },
): Promise<number[]> {
  const taken = Object.fromEntries([...booking.taken].filter(([, pence]) => pence > 0));
  const held = await withAmounts.all(ctx.db, { requestId: booking.requestId, taken: JSON.stringify(taken) });
  const counts = ({ id }: Held): boolean => id in taken;
  const usedByUserId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const used = await tryMove(
    ctx,
    voucherMachine,
    held.filter(counts).map((row) => row.id),
    "use",
    { usedAt: ctx.now, usedMemberId: booking.memberId, usedByUserId },
  );
  for (const id of used)
    ctx.audit("use a voucher", { entity: "voucher", id }, { member: booking.memberId, request: booking.requestId });
  const [first] = held;
  if (first) announceVouchers(ctx, { consumerId: first.consumerId, memberId: booking.memberId }, used);
  await free(
    ctx,
    held.filter((row) => !counts(row)),
  );
  return used;
}

/** Shows changed vouchers at once to their driver and to everybody at the member. */
export function announceVouchers(
  ctx: WriteCtx,
  who: { consumerId: number; memberId: number | null },
  ids: readonly number[],
): void {
  if (ids.length === 0) return;
  const [only] = ids;
  const to = { userIds: [who.consumerId], ...(who.memberId === null ? {} : { memberIds: [who.memberId] }) };
  ctx.outbox.live({ to, topic: "voucher", id: ids.length === 1 && only !== undefined ? only : null });
}

const heldFields = { id: vouchers.id, consumerId: vouchers.consumerId, expiresOn: vouchers.expiresOn };
type Held = Pick<typeof vouchers.$inferSelect, keyof typeof heldFields>;

/** Locks the vouchers of requests that close, and marks the used ones: an undo before or after finds or leaves none reserved. */
const closing = (requestIds: SQLWrapper): SQL => sql`locked as (
    select ${vouchers.id} as id, ${vouchers.state} as state from ${vouchers}
    where ${vouchers.requestId} = any(${requestIds}::bigint[]) and ${vouchers.state} in ('reserved', 'used') order by ${vouchers.id} for update
  ), closed as (
    update ${vouchers} set request_closed = true where ${vouchers.id} in (select id from locked where state = 'used')
  )`;

/** The reserved vouchers of a request that closes, each with what it takes off; null for what takes nothing. */
const withAmounts = defineStatement<{ requestId: number; taken: string }>()((p) => ({
  fields: heldFields,
  text: (columns) => sql`with ${closing(sql`array[${p.requestId}]`)}
    update ${vouchers} set used_pence = (${p.taken}::jsonb ->> ${vouchers.id}::text)::integer
    where ${vouchers.id} in (select id from locked where state = 'reserved') returning ${columns}`,
}));

const reservedOf = defineStatement<{ requestIds: readonly number[] }>()((p) => ({
  fields: heldFields,
  text: (columns) => sql`with ${closing(p.requestIds)}
    select ${columns} from ${vouchers} where ${vouchers.id} in (select id from locked where state = 'reserved') order by ${vouchers.id}`,
}));

async function free(ctx: WriteCtx, held: readonly Held[]): Promise<void> {
  const freed = await tryMove(
    ctx,
    voucherMachine,
    held.map((row) => row.id),
    "free",
    { requestId: null },
  );
  const over = held.filter((row) => freed.includes(row.id) && isExpired(row, londonDay(ctx.now)));
  await tryMove(
    ctx,
    voucherMachine,
    over.map((row) => row.id),
    "expire",
  );
  for (const [consumerId, rows] of Map.groupBy(held, (row) => row.consumerId))
    announceVouchers(
      ctx,
      { consumerId, memberId: null },
      rows.map((row) => row.id).filter((id) => freed.includes(id)),
    );
}
