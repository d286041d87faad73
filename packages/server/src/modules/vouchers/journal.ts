import type { Catalog, ParsedOf } from "@treadclub/contract";
import { isoInstant } from "@treadclub/kit/db/decode";
import { listPage } from "@treadclub/kit/db/list";
import { when, whenSearched } from "@treadclub/kit/db/list-conditions";
import { users } from "#modules/identity";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { canUndo } from "./policy.ts";
import { voucherRedemptions, vouchers } from "./table.ts";
import { isWelcome, titleOf } from "./words.ts";

type Body = ParsedOf<Catalog["getTillJournal"]>["body"];

const nameOf = (id: SQLWrapper) =>
  sql<string>`coalesce((select u.first_name || ' ' || u.last_name from ${users} u where u.id = ${id}), '')`;

/** Whether a company may read the code: after an undone use, others' vouchers are their driver's alone again. */
export const isCodeKnown = (memberId: SQLWrapper, of: SQLWrapper = vouchers): SQL =>
  sql`(${memberId}::bigint in (${of}.member_id, ${of}.used_member_id)) is true`;

/** What a company redeemed at its tills, the latest first, also what was undone. */
export const listJournal = listPage<Body, { readonly memberId: number }>()(
  (p) => ({
    from: voucherRedemptions,
    joins: sql`join ${vouchers} on ${vouchers.id} = ${voucherRedemptions.voucherId}`,
    fields: {
      id: voucherRedemptions.id,
      voucher_id: vouchers.id,
      title: vouchers.title,
      amountPence: vouchers.amountPence,
      isWelcome,
      code: sql<string>`case when ${isCodeKnown(p.memberId)} then ${vouchers.code} else '' end`,
      state: vouchers.state,
      usedMemberId: vouchers.usedMemberId,
      undoUntil: isoInstant(vouchers.undoUntil),
      isLatest: sql<boolean>`(${voucherRedemptions.undoneAt} is null)`,
      consumer_name: nameOf(vouchers.consumerId),
      redeemed_by: nameOf(voucherRedemptions.userId),
      price_pence: voucherRedemptions.pricePence,
      used_pence: voucherRedemptions.usedPence,
      accepted_at: isoInstant(voucherRedemptions.acceptedAt),
      redeemed_at: isoInstant(voucherRedemptions.redeemedAt),
      undone_at: isoInstant(voucherRedemptions.undoneAt),
      undo_reason: voucherRedemptions.undoReason,
    },
    where: [
      sql`${voucherRedemptions.memberId} = ${p.memberId}`,
      when(
        ({ body }) => body.filters?.from_day,
        (day) => sql`${voucherRedemptions.redeemedAt} >= ${day}::date::timestamp at time zone 'Europe/London'`,
      ),
      when(
        ({ body }) => body.filters?.to_day,
        (day) => sql`${voucherRedemptions.redeemedAt} < (${day}::date + 1)::timestamp at time zone 'Europe/London'`,
      ),
      whenSearched(
        ({ body }) => body.search,
        (text) => sql`exists (select 1 from ${vouchers} v join ${users} u on u.id = v.consumer_id
          where v.id = ${voucherRedemptions.voucherId} and (v.title ilike ${text} or ${isCodeKnown(p.memberId, sql`v`)} and v.code ilike ${text} or u.first_name || ' ' || u.last_name ilike ${text}))`,
      ),
    ],
    sort: { by: { redeemed_at: voucherRedemptions.redeemedAt }, usual: "-redeemed_at" },
  }),
  ({ usedMemberId, undoUntil, isLatest, amountPence, isWelcome: welcome, ...row }, { ctx, memberId }) => {
    const isUndoable =
      isLatest &&
      canUndo(
        { state: row.state, usedMemberId, undoUntil },
        { memberId, isSuper: false, isFellow: false, isBookedHere: false, isLate: false, today: "" },
        ctx.now,
      );
    const title = titleOf({ title: row.title, amountPence, isWelcome: welcome }, ctx.language);
    return { ...row, title, undo_until: isUndoable ? undoUntil : null, can: { undo: isUndoable } };
  },
);
