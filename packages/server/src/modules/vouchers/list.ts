import type { Catalog, ParsedOf } from "@treadclub/contract";
import { listPage } from "@treadclub/kit/db/list";
import { searchIn, when } from "@treadclub/kit/db/list-conditions";
import { sql } from "drizzle-orm";
import { voucherFields } from "./fields.ts";
import { vouchers } from "./table.ts";
import { voucherViewOf, type VoucherDeps } from "./view.ts";

type Body = ParsedOf<Catalog["getConsumerDiscounts"]>["body"];

/** A driver's vouchers, soonest to expire first unless sorted otherwise; withdrawn ones only when asked for. */
export const openWallet = (deps: Pick<VoucherDeps, "publicUrl" | "isBookedAt">) =>
  listPage<Body, { readonly consumerId: number; readonly viewer: number | null }>()(
    (p) => ({
      from: vouchers,
      fields: voucherFields(sql`${p.viewer}`, deps.isBookedAt),
      where: [
        sql`${vouchers.consumerId} = ${p.consumerId}`,
        when(
          ({ body }) => body.filters?.states,
          (states) => sql`${vouchers.state} = any(${states}::text[])`,
          {
            otherwise: sql`${vouchers.state} <> 'withdrawn'`,
          },
        ),
        searchIn(vouchers.title, vouchers.code),
      ],
      sort: {
        by: { expires_on: vouchers.expiresOn, issued_at: vouchers.issuedAt, amount_pence: vouchers.amountPence },
        usual: "expires_on",
      },
    }),
    (row, { ctx }) => voucherViewOf(ctx, deps, row),
  );
