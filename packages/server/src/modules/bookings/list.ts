import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { allOf, defineList, setIn } from "@treadclub/kit/db/list";
import { containing } from "@treadclub/kit/db/page";
import { addDays, londonInstant } from "@treadclub/rules";
import { vehicles } from "#modules/vehicles";
import { and, asc, count, desc, eq, gte, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { bookingJoins, bookingRowFields } from "./fields.ts";
import { openStates } from "./states.ts";
import { bookings } from "./table.ts";

type Body = ParsedOf<Catalog["getBookingListByMemberId"]>["body"];
type Row = ReplyOf<Catalog["getBookingListByMemberId"]>["list"][number];
type Page = { list: Row[]; total_count: number; total_is_more?: true };

interface Variant {
  readonly of: "consumer" | "member";
  readonly sort: string | undefined;
  readonly filters: readonly string[];
}
interface Wishes {
  readonly id: number;
  readonly states: readonly string[] | undefined;
  readonly type: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly search: string | undefined;
}

const bookingList = defineList<Variant, Wishes>()(({ of, sort, filters }, p) => ({
  fields: bookingRowFields,
  id: bookings.id,
  from: sql`from ${bookings}${filters.includes("search") ? sql` join ${vehicles} on ${vehicles.id} = ${bookings.vehicleId}` : sql``}`,
  where: allOf(
    sql`${of === "consumer" ? bookings.consumerId : bookings.memberId} = ${p.id}`,
    filters.includes("states") ? sql`${bookings.state} = any(${p.states}::text[])` : undefined,
    filters.includes("type") ? sql`${bookings.type} = ${p.type}` : undefined,
    filters.includes("from") ? sql`${bookings.startsAt} >= ${p.from}` : undefined,
    filters.includes("to") ? sql`${bookings.startsAt} < ${p.to}` : undefined,
    filters.includes("search") ? sql`${vehicles.number} ilike ${p.search}` : undefined,
  ),
  order: sql.join(order(sort, of === "member"), sql`, `),
  joins: bookingJoins,
}));

/** A page of bookings of a driver or a member: those that wait for the member first, then by start. */
export async function listBookings(
  ctx: Pick<ReadCtx, "db">,
  whose: { consumerId: number } | { memberId: number },
  body: Omit<Body, "sort"> & { sort?: Body["sort"] | undefined },
): Promise<Page> {
  const { states, type, from_day: fromDay, to_day: toDay } = body.filters ?? {};
  const text = body.search.replaceAll(/\s/g, "");
  const wishes = {
    id: "consumerId" in whose ? whose.consumerId : whose.memberId,
    states: states && states.length > 0 ? states : undefined,
    type,
    from: fromDay === undefined ? undefined : londonInstant(fromDay, "00:00"),
    to: toDay === undefined ? undefined : londonInstant(addDays(toDay, 1), "00:00"),
    search: text === "" ? undefined : containing(text),
  };
  const variant = {
    of: "consumerId" in whose ? "consumer" : "member",
    sort: body.sort,
    filters: setIn(wishes),
  } as const;
  const { rows, count: counted } = await bookingList.page(ctx.db, variant, wishes, body);
  return { list: rows, ...counted };
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

/** The booking that a quote led to and that stands, as an expression. */
export const bookingIdOf = (quoteId: SQLWrapper): SQL =>
  sql`select b.id from ${bookings} b where b.quote_id = ${quoteId} and b.state in ('awaiting_member', 'awaiting_customer', 'accepted', 'done', 'no_show') order by b.id desc limit 1`;

/** Whether a vehicle has bookings to come. */
export async function hasOpenBookings(db: ReadDb, vehicleId: number, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.vehicleId, vehicleId), inArray(bookings.state, openStates), gte(bookings.endsAt, now)))
    .limit(1);
  return row !== undefined;
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
