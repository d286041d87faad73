import type { Actor } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { RowOf } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { voucherFields, type IsBookedAt } from "./fields.ts";
import { isSuperAdmin } from "./policy.ts";
import { vouchers } from "./table.ts";

export type VoucherRow = RowOf<ReturnType<typeof voucherFields>>;

/** Returns the company of the acting user; null for drivers and administrators. */
export const viewerOf = (actor: Actor): number | null => (actor.kind === "user" ? actor.memberId : null);

const voucherBy = (column: "id" | "code", isBookedAt: IsBookedAt, lock = sql``) =>
  defineStatement<{ key: number | string; viewer: number | null }>()((p) => ({
    fields: voucherFields(sql`${p.viewer}`, isBookedAt),
    text: (columns) => sql`select ${columns} from ${vouchers} where ${vouchers[column]} = ${p.key}${lock}`,
  }));

/** The statements that look a voucher up. */
export const openVoucherStatements = (isBookedAt: IsBookedAt) => ({
  byId: voucherBy("id", isBookedAt),
  byIdLocked: voucherBy("id", isBookedAt, sql` for update`),
  byCode: voucherBy("code", isBookedAt),
  byCodeLocked: voucherBy("code", isBookedAt, sql` for update`),
});
export type VoucherStatements = ReturnType<typeof openVoucherStatements>;

/**
 * Returns a voucher that the acting user may see: one of their company, one redeemed there, and one of the platform or of a group when its
 * code was shown or its request is booked there. Errors: NOT_FOUND.
 */
export const voucherFor = (
  ctx: ReadCtx<"NOT_FOUND">,
  statements: VoucherStatements,
  id: number,
  code: string | undefined,
): Promise<VoucherRow> => visible(ctx, statements.byId, id, code);

/** Returns the same voucher, locked until the transaction ends. Errors: NOT_FOUND. */
export const lockedVoucher = (
  ctx: WriteCtx<"NOT_FOUND">,
  statements: VoucherStatements,
  id: number,
  code: string | undefined,
): Promise<VoucherRow> => visible(ctx, statements.byIdLocked, id, code);

async function visible(
  ctx: ReadCtx<"NOT_FOUND">,
  statement: VoucherStatements["byId"],
  id: number,
  code: string | undefined,
): Promise<VoucherRow> {
  const row = await statement.first(ctx.db, { key: id, viewer: viewerOf(ctx.actor) });
  if (!row || !maySee(ctx.actor, row, code)) throw ctx.fail("NOT_FOUND");
  return row;
}

/** Returns the voucher that a driver reads out. Errors: CODE_INVALID, also for one that this company does not honour. */
export async function voucherByCode(
  ctx: ReadCtx<"CODE_INVALID">,
  statements: VoucherStatements,
  code: string,
): Promise<VoucherRow> {
  return shown(ctx, statements.byCode, code);
}

/** Returns the same voucher, locked until the transaction ends. Errors: CODE_INVALID. */
export const lockedByCode = (
  ctx: WriteCtx<"CODE_INVALID">,
  statements: VoucherStatements,
  code: string,
): Promise<VoucherRow> => shown(ctx, statements.byCodeLocked, code);

async function shown(
  ctx: ReadCtx<"CODE_INVALID">,
  statement: VoucherStatements["byCode"],
  code: string,
): Promise<VoucherRow> {
  const row = await statement.first(ctx.db, { key: code, viewer: viewerOf(ctx.actor) });
  if (!row || !maySee(ctx.actor, row, code)) throw ctx.fail("CODE_INVALID");
  return row;
}

function maySee(actor: Actor, row: VoucherRow, code: string | undefined): boolean {
  if (actor.kind === "job" || isSuperAdmin(actor)) return true;
  if (actor.kind !== "user" || actor.memberId === null) return false;
  // The code of a copy whose driver has stopped sharing it.
  if (code !== undefined && code !== row.code) return false;
  if (row.memberId === actor.memberId || row.usedMemberId === actor.memberId) return true;
  if ((row.memberId !== null && !row.isFellowViewer) || row.viewer === null) return false;
  return code === row.code || row.isBookedAtViewer;
}
