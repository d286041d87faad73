import type { ReadCtx } from "@treadclub/kit/context";
import { isOneOf } from "@treadclub/kit/db/page";
import type { ReadDb } from "@treadclub/kit/db/open";
import { acceptedMembers } from "#modules/members";
import { and, asc, eq, inArray } from "drizzle-orm";
import { isSuperAdmin } from "./policy.ts";
import { vouchers } from "./table.ts";
import type { BookedRequests } from "./till.ts";

export type VoucherRow = typeof vouchers.$inferSelect;

/**
 * A voucher that a user of a company may see, else NOT_FOUND: one of that company, one used there, and one of the platform
 * when its code was shown or its request is booked there. `lock` makes what follows happen one after the other.
 */
export async function voucherFor(
  ctx: ReadCtx<"NOT_FOUND">,
  bookedRequests: BookedRequests,
  id: number,
  code: string | undefined,
  lock = false,
): Promise<VoucherRow> {
  const query = ctx.db.select().from(vouchers).where(eq(vouchers.id, id));
  const [row] = lock ? await query.for("update") : await query;
  if (!row || !(await maySee(ctx, bookedRequests, row, code))) throw ctx.fail("NOT_FOUND");
  return row;
}

/** The voucher that a driver reads out; one that this company does not honour leads nowhere. */
export async function voucherByCode(
  ctx: ReadCtx<"CODE_INVALID">,
  bookedRequests: BookedRequests,
  code: string,
): Promise<VoucherRow> {
  const [row] = await ctx.db.select().from(vouchers).where(eq(vouchers.code, code));
  if (!row || !(await maySee(ctx, bookedRequests, row, code))) throw ctx.fail("CODE_INVALID");
  return row;
}

/** The vouchers that are or were tied to quote requests, by request; one query. */
export async function vouchersOfRequests(
  db: ReadDb,
  requestIds: readonly number[],
): Promise<Map<number, VoucherRow[]>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(vouchers)
    .where(and(isOneOf(vouchers.requestId, requestIds), inArray(vouchers.state, ["reserved", "used"])))
    .orderBy(asc(vouchers.id));
  return Map.groupBy(rows, (row) => row.requestId ?? 0);
}

async function maySee(
  ctx: Pick<ReadCtx, "db" | "actor">,
  bookedRequests: BookedRequests,
  row: VoucherRow,
  code: string | undefined,
): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind === "job" || isSuperAdmin(actor)) return true;
  if (actor.kind !== "user" || actor.memberId === null) return false;
  if (row.memberId === actor.memberId || row.usedMemberId === actor.memberId) return true;
  if (row.memberId !== null || (await acceptedMembers(ctx.db, [actor.memberId])).length === 0) return false;
  if (code === row.code) return true;
  return row.requestId !== null && (await bookedRequests(ctx.db, actor.memberId, [row.requestId])).size > 0;
}
