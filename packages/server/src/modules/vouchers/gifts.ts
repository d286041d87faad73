import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { begun, move, tryMove } from "@treadclub/kit/states";
import { londonDay } from "@treadclub/rules";
import { clubDiscounts, clubs, mayBeGivenFrom, type DiscountRow } from "#modules/clubs";
import { notifyConsumer } from "#modules/messages";
import { getTableColumns, sql } from "drizzle-orm";
import { voucherOf } from "./issue.ts";
import { announceVouchers } from "./reserve.ts";
import { voucherMachine } from "./states.ts";
import { vouchers } from "./table.ts";
import { noticeValuesOf } from "./words.ts";

/** A discount that is given with a scan that has a result. */
export interface Gift {
  readonly scanId: number;
  readonly consumerId: number;
  readonly discountId: number;
}

/** A driver has one voucher of a discount for each scan that it was given with, whatever they have of the club itself. */
const nthOf = ({ scanId }: Pick<Gift, "scanId">): number => -scanId;

/**
 * Issues the vouchers that are given with scans, each once; one that a scan lost unused comes back, one that somebody withdrew does not. What a club does not
 * give out any more is left out.
 */
export async function issueGifts(ctx: WriteCtx, gifts: readonly Gift[]): Promise<void> {
  if (gifts.length === 0) return;
  const discounts: GivenDiscount[] = await givenDiscounts.all(ctx.db, {
    ids: gifts.map(({ discountId }) => discountId),
    today: londonDay(ctx.now),
  });
  const due = gifts.flatMap((gift) => {
    const row = discounts.find(({ discount }) => discount.id === gift.discountId);
    return row ? [{ gift, row }] : [];
  });
  await issueDueGifts(ctx, due);
}

/** A discount with what its club decides of its vouchers. */
export interface GivenDiscount {
  readonly discount: DiscountRow;
  readonly memberId: number | null;
  readonly groupId: number | null;
  readonly locationIds: number[];
  readonly endsOn: string | null;
}

/** The same with discounts that are known to be on offer. `again`: somebody gives them now, so one that somebody withdrew comes back. */
export async function issueDueGifts(
  ctx: WriteCtx,
  due: readonly { readonly gift: Gift; readonly row: GivenDiscount }[],
  { again = false }: { readonly again?: boolean } = {},
): Promise<void> {
  if (due.length === 0) return;
  const made = await ctx.db
    .insert(vouchers)
    .values(
      due
        .toSorted((one, other) => one.gift.scanId - other.gift.scanId)
        .map(({ gift, row }) => ({
          ...voucherOf(row.discount),
          consumerId: gift.consumerId,
          memberId: row.memberId,
          groupId: row.groupId,
          locationIds: row.locationIds,
          nth: nthOf(gift),
          scanId: gift.scanId,
          issuedAt: ctx.now,
          expiresOn: row.endsOn,
        })),
    )
    .onConflictDoNothing({ target: [vouchers.consumerId, vouchers.clubDiscountId, vouchers.nth] })
    .returning({ id: vouchers.id, nth: vouchers.nth });
  begun(
    ctx,
    voucherMachine,
    made.map(({ id }) => id),
  );
  const missing = due.filter(({ gift }) => !made.some(({ nth }) => nth === nthOf(gift)));
  const back = await reissue(
    ctx,
    missing.map(({ gift }) => gift),
    again,
  );
  for (const { gift, row } of due) {
    const id = [...made, ...back].find(({ nth }) => nth === nthOf(gift))?.id;
    if (id === undefined) continue;
    ctx.audit("give a voucher with a scan", { entity: "voucher", id }, { scan: gift.scanId });
    notifyConsumer(ctx, gift.consumerId, {
      type: "voucher_issued",
      kind: "voucher",
      values: noticeValuesOf(row.discount),
      recordId: id,
    });
    announceVouchers(ctx, { consumerId: gift.consumerId, memberId: row.memberId }, [id]);
  }
}

async function reissue(ctx: WriteCtx, gifts: readonly Gift[], again: boolean): Promise<{ id: number; nth: number }[]> {
  if (gifts.length === 0) return [];
  const known = (await ofGifts.all(ctx.db, { gifts: JSON.stringify(gifts) })).filter(
    ({ state, withdrawnAt }) => state === "withdrawn" && (again || withdrawnAt === null),
  );
  const moved = await tryMove(
    ctx,
    voucherMachine,
    known.map(({ id }) => id),
    "reissue",
    { issuedAt: ctx.now, withdrawnAt: null, withdrawnReason: null },
  );
  return known.filter(({ id }) => moved.includes(id));
}

/** Withdraws the voucher given with a scan. Errors: STATE_CONFLICT with its state for one that is used or reserved. */
export async function withdrawGift(ctx: WriteCtx<"STATE_CONFLICT">, gift: Gift): Promise<void> {
  const voucher = await ofGifts.first(ctx.db, { gifts: JSON.stringify([gift]) });
  if (!voucher || voucher.state === "withdrawn" || voucher.state === "expired") return;
  if (voucher.state !== "issued") throw ctx.fail("STATE_CONFLICT", { details: { state: voucher.state } });
  await move(ctx, voucherMachine, voucher.id, "withdraw", { requestId: null });
  ctx.audit("withdraw a voucher of a scan", { entity: "voucher", id: voucher.id }, { scan: gift.scanId });
  announceVouchers(ctx, { consumerId: gift.consumerId, memberId: voucher.memberId }, [voucher.id]);
}

/** A `GivenDiscount`; for statements from `club_discounts` and `clubs`. */
export const givenFields = {
  discount: getTableColumns(clubDiscounts),
  memberId: clubs.memberId,
  groupId: clubs.groupId,
  locationIds: clubs.locationIds,
  endsOn: clubs.endsOn,
};

const givenDiscounts = defineStatement<{ ids: readonly number[]; today: string }>()((p) => ({
  fields: givenFields,
  text: (columns) => sql`select ${columns} from ${clubDiscounts} join ${clubs} on ${clubs.id} = ${clubDiscounts.clubId}
    where ${clubDiscounts.id} = any(${p.ids}::bigint[]) and ${clubDiscounts.active} and ${mayBeGivenFrom(p.today)}`,
}));

/** The vouchers given with scans, locked in the order of their ids. */
const ofGifts = defineStatement<{ gifts: string }>()((p) => ({
  fields: {
    id: vouchers.id,
    nth: vouchers.nth,
    state: vouchers.state,
    memberId: vouchers.memberId,
    withdrawnAt: vouchers.withdrawnAt,
  },
  text: (columns) => sql`select ${columns} from ${vouchers}
    join jsonb_to_recordset(${p.gifts}::jsonb) as g ("scanId" bigint, "consumerId" bigint, "discountId" bigint)
      on ${vouchers.consumerId} = g."consumerId" and ${vouchers.clubDiscountId} = g."discountId" and ${vouchers.nth} = -g."scanId"
    order by ${vouchers.id} for update of ${vouchers}`,
}));
