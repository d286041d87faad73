import type { WriteCtx } from "@treadclub/kit/context";
import { begun, tryMove } from "@treadclub/kit/states";
import { clubs, ensureWelcomeClub, type WelcomeDiscount } from "#modules/clubs";
import { notifyConsumer } from "#modules/messages";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { voucherOf } from "./issue.ts";
import { announceVouchers } from "./reserve.ts";
import { voucherMachine } from "./states.ts";
import { vouchers } from "./table.ts";
import { noticeValuesOf } from "./words.ts";

/** A driver, and the completed scan that earned them something. */
interface Earned {
  readonly consumerId: number;
  readonly scanId: number;
}

/** The welcome voucher for a driver's first completed scan, once ever. One that a scan lost unused comes back, one that somebody withdrew does not. Returns its id, or null when the driver has had it. */
export const issueWelcome = async (ctx: WriteCtx, consumerId: number, scanId: number): Promise<number | null> =>
  (await issueWelcomes(ctx, [{ consumerId, scanId }]))[0] ?? null;

/** The same for several drivers at once, each by the first of their scans. Returns the ids of the vouchers. */
export async function issueWelcomes(ctx: WriteCtx, earned: readonly Earned[]): Promise<number[]> {
  const byDriver = new Map(earned.toReversed().map((one) => [one.consumerId, one]));
  if (byDriver.size === 0) return [];
  const discount = await ensureWelcomeClub(ctx);
  const had = await ctx.db
    .select({ ...givenFields, state: vouchers.state, withdrawnAt: vouchers.withdrawnAt })
    .from(vouchers)
    .where(and(inArray(vouchers.consumerId, [...byDriver.keys()]), eq(vouchers.clubDiscountId, discount.id)));
  const withoutOne = [...byDriver.values()].filter((one) => !had.some((row) => row.consumerId === one.consumerId));
  const withdrawn = had.filter((row) => row.state === "withdrawn" && row.withdrawnAt === null);
  const given = [
    ...(await issueFirst(ctx, discount, withoutOne)),
    ...(await reissue(ctx, discount, withdrawn, byDriver)),
  ];
  for (const { id, consumerId, title, amountPence } of given) {
    ctx.audit("issue the welcome voucher", { entity: "voucher", id }, { scan: byDriver.get(consumerId)?.scanId });
    notifyConsumer(ctx, consumerId, {
      type: "voucher_issued",
      kind: "voucher",
      values: noticeValuesOf({ title, amountPence, conditions: discount.conditions, isWelcome: true }),
      recordId: id,
    });
    announceVouchers(ctx, { consumerId, memberId: null }, [id]);
  }
  return given.map(({ id }) => id);
}

/** The rest of a query over a driver's welcome vouchers, which it calls `w`. */
export const welcomeVouchers = (consumerId: SQL): SQL =>
  sql`from ${vouchers} w where w.consumer_id = ${consumerId} and w.club_id in (select id from ${clubs} where welcome)`;

/** Takes back the vouchers of a scan whose result is undone, while they are unused: the welcome voucher that it earned, and what was given with it. */
export async function withdrawVouchersOfScan(ctx: WriteCtx, scanId: number): Promise<void> {
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
    ctx.audit("withdraw a voucher of a scan", { entity: "voucher", id }, { scan: scanId });
  for (const row of rows) announceVouchers(ctx, { consumerId: row.consumerId, memberId: null }, [row.id]);
}

const givenFields = {
  id: vouchers.id,
  consumerId: vouchers.consumerId,
  title: vouchers.title,
  amountPence: vouchers.amountPence,
};
type Given = Pick<typeof vouchers.$inferSelect, keyof typeof givenFields>;

/** In the order of drivers: two batches with the same ones cannot deadlock. */
async function issueFirst(ctx: WriteCtx, discount: WelcomeDiscount, due: readonly Earned[]): Promise<Given[]> {
  if (due.length === 0) return [];
  const made = await ctx.db
    .insert(vouchers)
    .values(
      due
        .toSorted((one, other) => one.consumerId - other.consumerId)
        .map(({ consumerId, scanId }) => ({
          ...voucherOf(discount),
          expiresOn: discount.expiresOn,
          consumerId,
          issuedAt: ctx.now,
          scanId,
        })),
    )
    .onConflictDoNothing({ target: [vouchers.consumerId, vouchers.clubDiscountId, vouchers.nth] })
    .returning(givenFields);
  begun(
    ctx,
    voucherMachine,
    made.map((row) => row.id),
  );
  return made;
}

/** One that comes back is worth what it was given for; its days begin again. */
async function reissue(
  ctx: WriteCtx,
  { expiresOn }: WelcomeDiscount,
  withdrawn: readonly Given[],
  byDriver: ReadonlyMap<number, Earned>,
): Promise<Given[]> {
  const ids = withdrawn.map((row) => row.id);
  const moved = await tryMove(ctx, voucherMachine, ids, "reissue", { issuedAt: ctx.now, expiresOn, remindedAt: null });
  const back = withdrawn.filter((row) => moved.includes(row.id));
  if (back.length === 0) return [];
  const earnedBy = back.map((row) => byDriver.get(row.consumerId)?.scanId ?? null);
  await ctx.db.execute(sql`update ${vouchers} set scan_id = earned.scan_id
    from unnest(${sql.param(back.map((row) => row.id))}::bigint[], ${sql.param(earnedBy)}::bigint[]) as earned (id, scan_id)
    where ${vouchers.id} = earned.id`);
  return back;
}
