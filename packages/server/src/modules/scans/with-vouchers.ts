import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { listPage } from "@treadclub/kit/db/list";
import { alignmentProduct, londonDay, tyreProduct } from "@treadclub/rules";
import { signedInUser } from "#modules/identity";
import { voucherFields, voucherViewOf, vouchers, type VoucherDeps } from "#modules/vouchers";
import { and, eq, sql } from "drizzle-orm";
import { scans } from "./table.ts";

type Body = ParsedOf<Catalog["getDiscountsWithScan"]>["body"];
interface Owner {
  readonly consumerId: number;
  readonly scanId: number;
  readonly today: string;
}

/** What a result asks for, in the lower case that products are compared in. */
const wanted = sql`(case when ${scans.results} && array['change_tyre', 'recommended_change'] then array[lower(${sql.raw(`'${tyreProduct}'`)})] else '{}'::text[] end
  || case when 'wheel_alignment' = any(${scans.results}) then array[lower(${sql.raw(`'${alignmentProduct}'`)})] else '{}'::text[] end)`;

const products = sql`(${vouchers.conditions} -> 'products')`;
const isForResult = sql`(jsonb_array_length(${products}) = 0 and cardinality(${wanted}) > 0
  or exists (select 1 from jsonb_array_elements_text(${products}) as product (name) where lower(trim(product.name)) = any(${wanted})))`;

/** Returns the operation that lists the vouchers that a driver's scan brought, and those that suit what its result asks for. */
export function openVouchersWithScan(deps: Pick<VoucherDeps, "publicUrl" | "isBookedAt">) {
  const list = listPage<Body, Owner>()(
    (p) => ({
      from: vouchers,
      fields: {
        voucher: voucherFields(sql`null`, deps.isBookedAt),
        isEarned: sql<boolean>`(${vouchers.scanId} is not distinct from ${p.scanId}::bigint)`,
      },
      where: [
        sql`${vouchers.consumerId} = ${p.consumerId} and ${vouchers.state} <> 'withdrawn'`,
        sql`exists (select 1 from ${scans} where ${scans.id} = ${p.scanId} and ${scans.consumerId} = ${vouchers.consumerId} and ${scans.state} = 'completed'
          and (${vouchers.scanId} = ${scans.id} or ${vouchers.state} = 'issued'
            and (${vouchers.expiresOn} is null or ${vouchers.expiresOn} >= ${p.today}::date) and ${isForResult}))`,
      ],
      sort: {
        by: { expires_on: vouchers.expiresOn, issued_at: vouchers.issuedAt, amount_pence: vouchers.amountPence },
        usual: "expires_on",
      },
    }),
    (row, { ctx }) => ({
      ...voucherViewOf(ctx, deps, row.voucher),
      relation: row.isEarned ? ("earned" as const) : ("applies" as const),
    }),
  );
  /** Errors: NOT_FOUND for somebody else's scan. */
  return async (ctx: ReadCtx<"NOT_FOUND">, body: Body): Promise<ReplyOf<Catalog["getDiscountsWithScan"]>> => {
    const owner = { consumerId: signedInUser(ctx), scanId: body.scan_id, today: londonDay(ctx.now) };
    const page = await list({ ctx, body, ...owner });
    if (page.list.length === 0 && !(await isOwnScan(ctx, owner))) throw ctx.fail("NOT_FOUND");
    return page;
  };
}

async function isOwnScan(ctx: ReadCtx, { consumerId, scanId }: Omit<Owner, "today">): Promise<boolean> {
  const own = and(eq(scans.id, scanId), eq(scans.consumerId, consumerId), sql`${scans.state} <> 'deleted'`);
  return (await ctx.db.select({ id: scans.id }).from(scans).where(own)).length > 0;
}
