import type { Catalog, ParsedOf } from "@treadclub/contract";
import { listPage, type ListBody } from "@treadclub/kit/db/list";
import { searchIn, when } from "@treadclub/kit/db/list-conditions";
import { sql } from "drizzle-orm";
import { isFellow } from "#modules/clubs";
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

/** Whose vouchers a company looks at. */
export interface Theirs {
  readonly consumerId: number;
  readonly viewer: number | null;
  readonly isSuper: boolean;
}

/** The vouchers of a driver that a company has used, the latest first. */
export const openUsed = (deps: Pick<VoucherDeps, "publicUrl" | "isBookedAt">) =>
  listPage<ListBody, Theirs>()(
    (p) => ({
      from: vouchers,
      fields: voucherFields(sql`${p.viewer}`, deps.isBookedAt),
      where: [
        sql`${vouchers.consumerId} = ${p.consumerId} and ${vouchers.state} = 'used'`,
        sql`(${vouchers.usedMemberId} = ${p.viewer}::bigint or ${p.isSuper}::boolean)`,
      ],
      sort: { by: {}, usual: "queue", queue: sql`${vouchers.usedAt} desc, ${vouchers.id} desc` },
    }),
    (row, { ctx }) => voucherViewOf(ctx, deps, row),
  );

/** The vouchers of a driver with certain ids that a company may see. */
export const openByIds = (deps: Pick<VoucherDeps, "publicUrl" | "isBookedAt">) =>
  listPage<ListBody, Theirs & { readonly ids: readonly number[] }>()(
    (p) => ({
      from: vouchers,
      fields: voucherFields(sql`${p.viewer}`, deps.isBookedAt),
      where: [
        sql`${vouchers.consumerId} = ${p.consumerId} and ${vouchers.id} = any(${p.ids}::bigint[])`,
        sql`(${p.isSuper}::boolean or ${vouchers.memberId} = ${p.viewer}::bigint or ${vouchers.usedMemberId} = ${p.viewer}::bigint
          or ((${vouchers.memberId} is null or ${isFellow(vouchers, sql`${p.viewer}::bigint`)}) and ${vouchers.state} = 'reserved' and ${deps.isBookedAt(vouchers.requestId, sql`${p.viewer}::bigint`)}))`,
      ],
      sort: { by: {}, usual: "queue", queue: sql`${vouchers.id}` },
    }),
    (row, { ctx }) => voucherViewOf(ctx, deps, row),
  );
