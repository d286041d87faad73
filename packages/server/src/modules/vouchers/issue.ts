import type { WriteCtx } from "@treadclub/kit/context";
import { randomCode } from "@treadclub/kit/ids";
import { begun } from "@treadclub/kit/states";
import { activeDiscounts, type DiscountRow } from "#modules/clubs";
import { and, eq, inArray } from "drizzle-orm";
import { announceVouchers } from "./reserve.ts";
import { voucherMachine } from "./states.ts";
import { vouchers } from "./table.ts";

/** 32^10 codes: nobody guesses one within the limits of a company. */
export const codeLength = 10;

/** A new voucher of a discount, with a code of its own and the words and conditions of today. */
export const voucherOf = (discount: DiscountRow) => ({
  code: randomCode(codeLength),
  clubId: discount.clubId,
  clubDiscountId: discount.id,
  title: discount.title,
  subtitle: discount.subtitle,
  description: discount.description,
  terms: discount.terms,
  amountPence: discount.amountPence,
  conditions: discount.conditions,
});

interface Source {
  readonly memberId: number | null;
  readonly endsOn: string | null;
}

export type IssuedVoucher = Pick<typeof vouchers.$inferSelect, "id" | "amountPence">;

/** Gives a driver what a club gives out now; what they were given before is not given again. Returns the new vouchers. */
export async function issueDiscounts(
  ctx: WriteCtx,
  consumerId: number,
  club: { id: number; memberId: number | null; endsOn: string | null },
): Promise<IssuedVoucher[]> {
  const made = await issue(ctx, consumerId, await activeDiscounts(ctx.db, club.id), club);
  announceVouchers(
    ctx,
    { consumerId, memberId: null },
    made.map((voucher) => voucher.id),
  );
  return made;
}

/** The unique code of a voucher is drawn from so many that a second draw is never needed. */
async function issue(
  ctx: WriteCtx,
  consumerId: number,
  discounts: readonly DiscountRow[],
  source: Source,
): Promise<IssuedVoucher[]> {
  const had = await ctx.db
    .select({ discountId: vouchers.clubDiscountId, nth: vouchers.nth })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.consumerId, consumerId),
        inArray(
          vouchers.clubDiscountId,
          discounts.map((row) => row.id),
        ),
      ),
    );
  const due = discounts.flatMap((row) =>
    Array.from({ length: row.conditions.per_person }, (_, at) => ({ row, nth: at + 1 })).filter(
      ({ nth }) => !had.some((one) => one.discountId === row.id && one.nth === nth),
    ),
  );
  if (due.length === 0) return [];
  const made = await ctx.db
    .insert(vouchers)
    .values(
      due.map(({ row, nth }) => ({
        ...voucherOf(row),
        consumerId,
        memberId: source.memberId,
        nth,
        issuedAt: ctx.now,
        expiresOn: source.endsOn,
      })),
    )
    .onConflictDoNothing({ target: [vouchers.consumerId, vouchers.clubDiscountId, vouchers.nth] })
    .returning({ id: vouchers.id, amountPence: vouchers.amountPence });
  begun(
    ctx,
    voucherMachine,
    made.map((row) => row.id),
  );
  return made;
}
