import { londonDay, londonInstant } from "@treadclub/rules";
import { bookings } from "#modules/bookings";
import { clubs } from "#modules/clubs";
import { consumerLinks } from "#modules/consumers";
import type { MemberFigures } from "#modules/members";
import { quotes } from "#modules/quotes";
import { vouchers } from "#modules/vouchers";
import { and, countDistinct, eq, gte, inArray, ne, sql, type SQL } from "drizzle-orm";
import { QueryBuilder, type PgColumn, type PgTable } from "drizzle-orm/pg-core";

/** Figures of a member out of all modules, one statement each. */
export const memberFigures: MemberFigures = {
  record: async (db, memberId) =>
    only(
      await db
        .select({
          consumers: howMany(consumerLinks, consumerLinks.consumerId, eq(consumerLinks.memberId, memberId)),
          open_quotes: howMany(
            quotes,
            quotes.id,
            and(
              eq(quotes.memberId, memberId),
              inArray(quotes.state, ["awaiting_member", "in_review", "awaiting_customer"]),
            ),
          ),
          new_bookings: howMany(
            bookings,
            bookings.id,
            and(eq(bookings.memberId, memberId), eq(bookings.state, "awaiting_member")),
          ),
          clubs: howMany(clubs, clubs.id, and(eq(clubs.memberId, memberId), ne(clubs.state, "deleted"))),
        })
        .from(oneRow),
    ),
  waiting: async (db, memberId, now) =>
    only(
      await db
        .select({
          quotes: howMany(
            quotes,
            quotes.id,
            and(eq(quotes.memberId, memberId), inArray(quotes.state, ["awaiting_member", "in_review"])),
          ),
          bookings: howMany(
            bookings,
            bookings.id,
            and(eq(bookings.memberId, memberId), eq(bookings.state, "awaiting_member")),
          ),
          vouchers_used_today: howMany(
            vouchers,
            vouchers.id,
            and(eq(vouchers.usedMemberId, memberId), gte(vouchers.usedAt, londonInstant(londonDay(now), "00:00"))),
          ),
        })
        .from(oneRow),
    ),
};

const oneRow = sql`(select 1) as one_row`;

const howMany = (table: PgTable, column: PgColumn, where: SQL | undefined): SQL<number> =>
  sql`(${new QueryBuilder({ casing: "snake_case" })
    .select({ n: countDistinct(column) })
    .from(table)
    .where(where)})`.mapWith(Number);

function only<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error("No row of counts");
  return row;
}
