import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { londonDay } from "@treadclub/rules";
import { and, asc, eq, inArray } from "drizzle-orm";
import { mayBeJoined, mayBeSeen, type ClubRow } from "./policy.ts";
import { clubDiscounts, clubs } from "./table.ts";

export type DiscountRow = typeof clubDiscounts.$inferSelect;

/** A club that the actor may see, else NOT_FOUND. `lock` makes what follows happen one after the other. */
export async function clubFor(ctx: ReadCtx<"NOT_FOUND">, id: number, lock = false): Promise<ClubRow> {
  const query = ctx.db
    .select()
    .from(clubs)
    .where(and(eq(clubs.id, id), mayBeSeen(ctx.actor)));
  const [row] = lock ? await query.for("update") : await query;
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

/** The club that a code leads to today, else CODE_INVALID. */
export async function clubByCode(
  ctx: Pick<ReadCtx<"CODE_INVALID">, "db" | "now" | "fail">,
  code: string,
): Promise<ClubRow> {
  const [row] = await ctx.db
    .select()
    .from(clubs)
    .where(and(eq(clubs.code, code), mayBeJoined(londonDay(ctx.now))));
  if (!row) throw ctx.fail("CODE_INVALID");
  return row;
}

/** The discounts of clubs, also those that are not given out now, in the order in which they were made. */
export async function discountsOf(db: ReadDb, clubIds: readonly number[]): Promise<DiscountRow[]> {
  if (clubIds.length === 0) return [];
  return db
    .select()
    .from(clubDiscounts)
    .where(inArray(clubDiscounts.clubId, [...clubIds]))
    .orderBy(asc(clubDiscounts.id));
}

/** What a club gives out now. */
export async function activeDiscounts(db: ReadDb, clubId: number): Promise<DiscountRow[]> {
  return db
    .select()
    .from(clubDiscounts)
    .where(and(eq(clubDiscounts.clubId, clubId), eq(clubDiscounts.active, true)))
    .orderBy(asc(clubDiscounts.id));
}
