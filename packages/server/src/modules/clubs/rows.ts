import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement, statementVariants } from "@treadclub/kit/db/statement";
import { companyScope } from "#modules/members";
import { londonDay } from "@treadclub/rules";
import { getTableColumns, sql } from "drizzle-orm";
import { mayBeJoined, seenWithin, type ClubRow } from "./policy.ts";
import { clubDiscounts, clubs } from "./table.ts";

export type DiscountRow = typeof clubDiscounts.$inferSelect;

const clubToChange = defineStatement<{ id: number; scope: number | null }>()((p) => ({
  fields: getTableColumns(clubs),
  text: (columns) =>
    sql`select ${columns} from ${clubs} where ${clubs.id} = ${p.id} and ${seenWithin(p.scope)} for update`,
}));

/** Returns a club that the actor may see, else NOT_FOUND; what changes it happens one after the other. */
export async function lockClub(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<ClubRow> {
  const row = await clubToChange.first(ctx.db, { id, scope: companyScope(ctx.actor) });
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

const openClubs = statementVariants((by: "id" | "code") =>
  defineStatement<{ key: string | number; today: string }>()((p) => ({
    fields: getTableColumns(clubs),
    text: (columns) =>
      sql`select ${columns} from ${clubs} where ${clubs[by]} = ${p.key} and ${mayBeJoined(p.today)} for share of ${clubs}`,
  })),
);

/** The club if it gives out vouchers today, else null. What changes it waits until the transaction ends. */
export const openClub = (ctx: Pick<WriteCtx, "db" | "now">, id: number): Promise<ClubRow | null> =>
  openClubs("id").first(ctx.db, { key: id, today: londonDay(ctx.now) });

/** The club that a code leads to today, else CODE_INVALID. What changes it waits until the transaction ends. */
export async function clubByCode(
  ctx: Pick<WriteCtx<"CODE_INVALID">, "db" | "now" | "fail">,
  code: string,
): Promise<ClubRow> {
  const row = await openClubs("code").first(ctx.db, { key: code, today: londonDay(ctx.now) });
  if (!row) throw ctx.fail("CODE_INVALID");
  return row;
}

const discountRows = defineStatement<{ clubId: number }>()((p) => ({
  fields: getTableColumns(clubDiscounts),
  text: (columns) =>
    sql`select ${columns} from ${clubDiscounts} where ${clubDiscounts.clubId} = ${p.clubId} order by ${clubDiscounts.id}`,
}));

/** The discounts of a club, also those that are not given out now, in the order in which they were made. */
export const discountsOf = (db: ReadDb, clubId: number): Promise<DiscountRow[]> => discountRows.all(db, { clubId });
