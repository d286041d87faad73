import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { allOf, defineList, setIn } from "@treadclub/kit/db/list";
import { containing, orderOf } from "@treadclub/kit/db/page";
import { sql } from "drizzle-orm";
import { voucherFields, type IsBookedAt } from "./fields.ts";
import { viewerOf } from "./rows.ts";
import { vouchers } from "./table.ts";
import { voucherViewOf, type VoucherDeps } from "./view.ts";

type Body = ParsedOf<Catalog["getConsumerDiscounts"]>["body"];

interface Variant {
  readonly sort: Body["sort"];
  readonly filters: readonly string[];
}
interface Wishes {
  readonly consumerId: number;
  readonly viewer: number | null;
  readonly states: readonly string[] | undefined;
  readonly search: string | undefined;
}

const columns = { expires_on: vouchers.expiresOn, issued_at: vouchers.issuedAt, amount_pence: vouchers.amountPence };

export const openWallet = (isBookedAt: IsBookedAt) =>
  defineList<Variant, Wishes>()(({ sort, filters }, p) => ({
    fields: voucherFields(sql`${p.viewer}`, isBookedAt),
    id: vouchers.id,
    from: sql`from ${vouchers}`,
    where: allOf(
      sql`${vouchers.consumerId} = ${p.consumerId}`,
      filters.includes("states")
        ? sql`${vouchers.state} = any(${p.states}::text[])`
        : sql`${vouchers.state} <> 'withdrawn'`,
      filters.includes("search")
        ? sql`(${vouchers.title} ilike ${p.search} or ${vouchers.code} ilike ${p.search})`
        : undefined,
    ),
    order: sql.join(orderOf(sort, "expires_on", columns, vouchers.id), sql`, `),
  }));

/** A page of a driver's vouchers, soonest to expire first unless sorted otherwise; withdrawn ones only when asked for. */
export async function listVouchers(
  ctx: ReadCtx,
  wallet: ReturnType<typeof openWallet>,
  deps: Pick<VoucherDeps, "publicUrl">,
  { consumerId, body }: { readonly consumerId: number; readonly body: Body },
): Promise<ReplyOf<Catalog["getConsumerDiscounts"]>> {
  const { states } = body.filters ?? {};
  const wishes = {
    consumerId,
    viewer: viewerOf(ctx.actor),
    states: states && states.length > 0 ? states : undefined,
    search: body.search === "" ? undefined : containing(body.search),
  };
  const { rows, count } = await wallet.page(ctx.db, { sort: body.sort, filters: setIn(wishes) }, wishes, body);
  return { list: rows.map((row) => voucherViewOf(ctx, deps, row)), ...count };
}
