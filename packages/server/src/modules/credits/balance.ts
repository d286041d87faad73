import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { consumerFor } from "#modules/consumers";
import { potsOf } from "./pots.ts";

/** How many scans a driver has left, for the driver, linked members and administrators. Errors: NOT_FOUND for others. */
export async function creditOf(ctx: ReadCtx<"NOT_FOUND">, consumerId: number): Promise<ReplyOf<Catalog["getConsumerCredit"]>> {
  const { id } = await consumerFor(ctx, consumerId);
  const pots = await potsOf(ctx.db, id, ctx.now);
  const sumOf = (kind: "free" | "paid"): number =>
    pots.filter((pot) => pot.kind === kind).reduce((sum, pot) => sum + pot.amount, 0);
  const free = sumOf("free");
  const paid = sumOf("paid");
  return { balance: free + paid, free, paid };
}
