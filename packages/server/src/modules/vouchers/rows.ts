import type { ReadCtx } from "@treadclub/kit/context";
import { isOneOf } from "@treadclub/kit/db/page";
import type { ReadDb } from "@treadclub/kit/db/open";
import { acceptedMembers } from "#modules/members";
import { memberMaySee } from "#modules/consumers";
import { and, asc, eq, inArray } from "drizzle-orm";
import { isSuperAdmin } from "./policy.ts";
import { vouchers } from "./table.ts";

export type VoucherRow = typeof vouchers.$inferSelect;

/**
 * A voucher that a user of a company may see, else NOT_FOUND: one of that company, one used there, and one of the platform
 * when the driver is linked to the company or the voucher's code was shown. `lock` makes what follows happen one after the other.
 */
export async function voucherFor(
  ctx: ReadCtx<"NOT_FOUND">,
  id: number,
  code: string | undefined,
  lock = false,
): Promise<VoucherRow> {
  const query = ctx.db.select().from(vouchers).where(eq(vouchers.id, id));
  const [row] = lock ? await query.for("update") : await query;
  if (!row || !(await maySee(ctx, row, code))) throw ctx.fail("NOT_FOUND");
  return row;
}

/** The voucher that a driver reads out; one that this company does not honour leads nowhere. */
export async function voucherByCode(ctx: ReadCtx<"CODE_INVALID">, code: string): Promise<VoucherRow> {
  const [row] = await ctx.db.select().from(vouchers).where(eq(vouchers.code, code));
  if (!row || !(await maySee(ctx, row, code))) throw ctx.fail("CODE_INVALID");
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

async function maySee(ctx: Pick<ReadCtx, "db" | "actor">, row: VoucherRow, code: string | undefined): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind === "job" || isSuperAdmin(actor)) return true;
  if (actor.kind !== "user" || actor.memberId === null) return false;
  if (row.memberId === actor.memberId || row.usedMemberId === actor.memberId) return true;
  if (row.memberId !== null || (await acceptedMembers(ctx.db, [actor.memberId])).length === 0) return false;
  return code === row.code || memberMaySee(ctx, actor.memberId, row.consumerId);
}
