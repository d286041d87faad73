import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { containing, countUpTo, pageOf } from "@treadclub/kit/db/page";
import { addDays, londonInstant } from "@treadclub/rules";
import { vehicles } from "#modules/vehicles";
import { and, asc, count, desc, eq, getTableColumns, gte, ilike, inArray, lt, sql, type SQL } from "drizzle-orm";
import { bookings } from "./table.ts";
import { bookingRows, type BookingListRow } from "./view.ts";

type Body = ParsedOf<Catalog["getBookingListByMemberId"]>["body"];
type Page = { list: BookingListRow[]; total_count: number; total_is_more?: true };

/** A page of bookings of a driver or a member: those that wait for the member first, then by start. */
export async function listBookings(
  ctx: ReadCtx,
  whose: { consumerId: number } | { memberId: number },
  body: Omit<Body, "sort"> & { sort?: Body["sort"] | undefined },
): Promise<Page> {
  const mine =
    "consumerId" in whose ? eq(bookings.consumerId, whose.consumerId) : eq(bookings.memberId, whose.memberId);
  const where = and(mine, ...wishes(body)) ?? mine;
  const { limit, offset } = pageOf(body);
  const searched = body.search.trim() !== "";
  const from = ctx.db.select(getTableColumns(bookings)).from(bookings).$dynamic();
  const joined = searched ? from.innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId)) : from;
  const rows = await joined
    .where(where)
    .orderBy(...order(body.sort, "memberId" in whose))
    .limit(limit)
    .offset(offset);
  const counted = await countUpTo(
    ctx.db,
    sql`select 1 from ${bookings} ${searched ? sql`join ${vehicles} on ${vehicles.id} = ${bookings.vehicleId}` : sql``} where ${where}`,
  );
  return { list: await bookingRows(ctx, rows), ...counted };
}

/** How many bookings of a type wait for a member. */
export async function countNew(db: ReadDb, memberId: number, type?: "fitting" | "free_check"): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.memberId, memberId),
        eq(bookings.state, "awaiting_member"),
        type === undefined ? undefined : eq(bookings.type, type),
      ),
    );
  return row?.n ?? 0;
}

/** The booking that a quote led to and that stands. */
export async function bookingOfQuote(db: ReadDb, quoteId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.quoteId, quoteId),
        inArray(bookings.state, ["awaiting_member", "awaiting_customer", "accepted", "done", "no_show"]),
      ),
    )
    .orderBy(desc(bookings.id))
    .limit(1);
  return row?.id ?? null;
}

/** Whether a vehicle has bookings to come. */
export async function hasOpenBookings(db: ReadDb, vehicleId: number, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.vehicleId, vehicleId),
        inArray(bookings.state, ["awaiting_member", "awaiting_customer", "accepted"]),
        gte(bookings.endsAt, now),
      ),
    )
    .limit(1);
  return row !== undefined;
}

function wishes(body: Pick<Body, "filters" | "search">): (SQL | undefined)[] {
  const { states, type, from_day: fromDay, to_day: toDay } = body.filters ?? {};
  const text = body.search.replaceAll(/\s/g, "");
  return [
    states && states.length > 0 ? inArray(bookings.state, states) : undefined,
    type === undefined ? undefined : eq(bookings.type, type),
    fromDay === undefined ? undefined : gte(bookings.startsAt, londonInstant(fromDay, "00:00")),
    toDay === undefined ? undefined : lt(bookings.startsAt, londonInstant(addDays(toDay, 1), "00:00")),
    text === "" ? undefined : ilike(vehicles.number, containing(text)),
  ];
}

function order(sort: string | undefined, isMember: boolean): SQL[] {
  const column = sort?.endsWith("requested_at") ? bookings.requestedAt : bookings.startsAt;
  if (sort !== undefined)
    return sort.startsWith("-") ? [desc(column), desc(bookings.id)] : [asc(column), asc(bookings.id)];
  const rank = sql`case ${bookings.state} when 'awaiting_member' then 0 when 'awaiting_customer' then 1 when 'accepted' then 1 else 2 end`;
  return isMember
    ? [asc(rank), asc(bookings.startsAt), asc(bookings.id)]
    : [desc(bookings.startsAt), desc(bookings.id)];
}
