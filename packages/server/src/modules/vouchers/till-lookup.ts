import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { isFellow } from "#modules/clubs";
import { londonDay } from "@treadclub/rules";
import { alias } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { voucherFields } from "./fields.ts";
import { viewerOf, voucherByCode, type VoucherRow, type VoucherStatements } from "./rows.ts";
import { vouchers } from "./table.ts";
import { voucherViewOf, type VoucherDeps } from "./view.ts";

type TillVoucher = ReplyOf<Catalog["discountInfByCode"]>;

const shown = alias(vouchers, "shown");

/** What a till learns of vouchers by a code that a driver shows. */
export function openTillLookup(deps: VoucherDeps, statements: VoucherStatements) {
  const others = defineStatement<{ code: string; viewer: number | null; today: string }>()((p) => ({
    fields: voucherFields(sql`${p.viewer}`, deps.isBookedAt),
    text: (columns) => sql`select ${columns} from ${vouchers} join ${vouchers} ${shown}
        on ${shown.consumerId} = ${vouchers.consumerId} and ${shown.code} = ${p.code} and ${shown.id} <> ${vouchers.id} and ${shown.sharedAt} is null
      where ${vouchers.state} = 'issued' and (${vouchers.expiresOn} is null or ${vouchers.expiresOn} >= ${p.today}::date)
        and ${vouchers.conditions} -> 'channels' ? 'in_store'
        and (${vouchers.memberId} = ${p.viewer}::bigint or ${vouchers.memberId} is null
          or ${isFellow(vouchers, sql`${p.viewer}::bigint`)})
      order by ${vouchers.expiresOn}, ${vouchers.id} limit 20`,
  }));
  return {
    /** One voucher. Errors: CODE_INVALID, also for one that this company does not honour. */
    one: async (ctx: ReadCtx<"CODE_INVALID">, code: string): Promise<TillVoucher> =>
      tillView(ctx, deps, await voucherByCode(ctx, statements, code), code),
    /** The others of its driver that can be used here; none where it may be a friend who shows it. Errors: the same. */
    async others(ctx: ReadCtx<"CODE_INVALID">, code: string): Promise<{ list: TillVoucher[] }> {
      await voucherByCode(ctx, statements, code);
      const rows = await others.all(ctx.db, { code, viewer: viewerOf(ctx.actor), today: londonDay(ctx.now) });
      return { list: rows.map((row) => tillView(ctx, deps, row)) };
    },
  };
}

/** Whoever holds the code of one voucher learns no names, and no other codes. */
function tillView(ctx: Pick<ReadCtx, "actor" | "now">, deps: VoucherDeps, row: VoucherRow, code?: string): TillVoucher {
  const { id, title, terms, amount_pence, conditions, by, state, expires_on, used_at, can } = voucherViewOf(
    ctx,
    deps,
    row,
    code,
  );
  return {
    id,
    title,
    terms,
    amount_pence,
    conditions,
    by,
    is_own: row.memberId !== null && row.memberId === row.viewer?.id,
    state,
    expires_on,
    used_at,
    can: { use: can.use },
  };
}
