import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { tryMove } from "@treadclub/kit/states";
import { and, asc, eq, inArray } from "drizzle-orm";
import { voucherMachine } from "./states.ts";
import { vouchers } from "./table.ts";

/** Nobody is left to use a driver's open vouchers; used ones stay for the members' statements. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  const open = await ctx.db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(eq(vouchers.consumerId, consumerId), inArray(vouchers.state, ["issued", "reserved"])))
    .orderBy(asc(vouchers.id));
  await tryMove(
    ctx,
    voucherMachine,
    open.map((row) => row.id),
    "withdraw",
  );
}

/** Every voucher that a driver was given. */
export async function dataOf(db: ReadDb, consumerId: number) {
  const rows = await db.select().from(vouchers).where(eq(vouchers.consumerId, consumerId)).orderBy(asc(vouchers.id));
  return rows.map(({ consumerId: _, usedByUserId: __, ...row }) => row);
}
