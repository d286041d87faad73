import type { WriteCtx } from "@treadclub/kit/context";
import { randomCode } from "@treadclub/kit/ids";
import { begun, tryMove } from "@treadclub/kit/states";
import { activeDiscounts, ensureWelcomeClub, type DiscountRow } from "#modules/clubs";
import { notifyConsumer } from "#modules/messages";
import { and, eq, inArray } from "drizzle-orm";
import { announceVouchers } from "./reserve.ts";
import { voucherMachine } from "./states.ts";
import { vouchers } from "./table.ts";

/** 32^10 codes: nobody guesses one within the limits of a company. */
const codeLength = 10;

interface Source {
  readonly memberId: number | null;
  readonly endsOn: string | null;
  readonly scanId?: number;
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

/** The welcome voucher for a driver's first completed scan, once ever. One that was withdrawn unused comes back. Returns its id, or null when the driver has had it. */
export async function issueWelcome(ctx: WriteCtx, consumerId: number, scanId: number): Promise<number | null> {
  const discount = await ensureWelcomeClub(ctx);
  const [made] = await issue(ctx, consumerId, [discount], { memberId: null, endsOn: null, scanId });
  const id = made?.id ?? (await reissue(ctx, consumerId, discount.id, scanId));
  if (id === null) return null;
  ctx.audit("issue the welcome voucher", { entity: "voucher", id }, { scan: scanId });
  notifyConsumer(ctx, consumerId, {
    type: "voucher_issued",
    kind: "voucher",
    values: { title: discount.title, amount_pence: discount.amountPence },
    recordId: id,
  });
  announceVouchers(ctx, { consumerId, memberId: null }, [id]);
  return id;
}

/** Takes back the welcome voucher that a scan earned, while it is unused. */
export async function withdrawWelcome(ctx: WriteCtx, scanId: number): Promise<void> {
  const rows = await ctx.db
    .select({ id: vouchers.id, consumerId: vouchers.consumerId })
    .from(vouchers)
    .where(and(eq(vouchers.scanId, scanId), inArray(vouchers.state, ["issued", "reserved"])));
  for (const id of await tryMove(
    ctx,
    voucherMachine,
    rows.map((row) => row.id),
    "withdraw",
    { requestId: null },
  ))
    ctx.audit("withdraw the welcome voucher", { entity: "voucher", id }, { scan: scanId });
  for (const row of rows) announceVouchers(ctx, { consumerId: row.consumerId, memberId: null }, [row.id]);
}

/** The unique code of a voucher is drawn from so many that a second draw is never needed. */
async function issue(
  ctx: WriteCtx,
  consumerId: number,
  discounts: readonly DiscountRow[],
  source: Source,
): Promise<IssuedVoucher[]> {
  const had = await ctx.db
    .select({ discountId: vouchers.clubDiscountId })
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
  const due = discounts.filter((row) => !had.some((one) => one.discountId === row.id));
  if (due.length === 0) return [];
  const made = await ctx.db
    .insert(vouchers)
    .values(
      due.map((row) => ({
        code: randomCode(codeLength),
        consumerId,
        clubId: row.clubId,
        clubDiscountId: row.id,
        memberId: source.memberId,
        title: row.title,
        subtitle: row.subtitle,
        description: row.description,
        terms: row.terms,
        amountPence: row.amountPence,
        issuedAt: ctx.now,
        expiresOn: source.endsOn,
        scanId: source.scanId ?? null,
      })),
    )
    .onConflictDoNothing({ target: [vouchers.consumerId, vouchers.clubDiscountId] })
    .returning({ id: vouchers.id, amountPence: vouchers.amountPence });
  begun(
    ctx,
    voucherMachine,
    made.map((row) => row.id),
  );
  return made;
}

async function reissue(ctx: WriteCtx, consumerId: number, discountId: number, scanId: number): Promise<number | null> {
  const [row] = await ctx.db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.consumerId, consumerId),
        eq(vouchers.clubDiscountId, discountId),
        eq(vouchers.state, "withdrawn"),
      ),
    );
  if (!row) return null;
  const [id] = await tryMove(ctx, voucherMachine, [row.id], "reissue", { scanId, issuedAt: ctx.now });
  return id ?? null;
}
