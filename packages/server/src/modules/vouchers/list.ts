import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { containing, countUpTo, orderOf, pageOf } from "@treadclub/kit/db/page";
import { and, eq, ilike, inArray, ne, or, sql } from "drizzle-orm";
import { vouchers } from "./table.ts";
import { voucherViews, type VoucherDeps } from "./view.ts";

/** A page of a driver's vouchers, soonest to expire first unless sorted otherwise; withdrawn ones only when asked for. */
export async function listVouchers(
  ctx: ReadCtx,
  deps: VoucherDeps,
  consumerId: number,
  body: ParsedOf<Catalog["getConsumerDiscounts"]>["body"],
): Promise<ReplyOf<Catalog["getConsumerDiscounts"]>> {
  const { states } = body.filters ?? {};
  const text = containing(body.search);
  const where = and(
    eq(vouchers.consumerId, consumerId),
    states === undefined || states.length === 0 ? ne(vouchers.state, "withdrawn") : inArray(vouchers.state, states),
    body.search === "" ? undefined : or(ilike(vouchers.title, text), ilike(vouchers.code, text)),
  );
  const { limit, offset } = pageOf(body);
  const columns = { expires_on: vouchers.expiresOn, issued_at: vouchers.issuedAt, amount_pence: vouchers.amountPence };
  const rows = await ctx.db
    .select()
    .from(vouchers)
    .where(where)
    .orderBy(...orderOf(body.sort, "expires_on", columns, vouchers.id))
    .limit(limit)
    .offset(offset);
  const counted = await countUpTo(ctx.db, sql`select 1 from ${vouchers} where ${where}`);
  return { list: await voucherViews(ctx, deps, rows), ...counted };
}
