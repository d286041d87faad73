import type { WriteCtx } from "@treadclub/kit/context";
import { isoInstant, nestedList, type RowOf } from "@treadclub/kit/db/decode";
import { defineStatement, type Placeholders } from "@treadclub/kit/db/statement";
import type { AppError } from "@treadclub/kit/errors";
import { constraintOf } from "@treadclub/kit/http/answer-errors";
import { members } from "#modules/members";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { openStatesSql } from "./states.ts";
import { bookings } from "./table.ts";

/** Open free checks of a driver at the same time, wherever they are; a car has one at each fitter. */
const mostFreeChecks = 3;

/** What the rules of a new booking are checked by. */
export interface RuleParams {
  readonly consumerId: number;
  readonly memberId: number;
  /** Null: the car is not known yet, as with a hold. */
  readonly vehicleId: number | null;
  readonly type: "fitting" | "free_check";
  /** The hold that the request names. */
  readonly wantedHoldId: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly now: Date;
}

/** Lets what a driver books and agrees to come one after the other; taken before the lock of a location and the row of a booking. */
export const lockOfDriver = (consumerId: SQLWrapper): SQL =>
  sql`pg_advisory_xact_lock(hashtextextended('bookings of ' || ${consumerId}, 3))`;

const own = sql.identifier("own");
const obstacle = sql.identifier("obstacle");

/**
 * The driver's bookings that stand in the way of another, as queries of a `with`. The statement has to begin under the
 * driver's lock, else it does not see what the transaction before it has booked.
 */
export const obstacles = (p: Placeholders<RuleParams>): SQL => sql`
  own as materialized (
    select b.id, b.member_id, b.vehicle_id, b.hold_id, b.type, b.starts_at, b.ends_at, b.state in (${openStatesSql}) and b.ends_at > ${p.now} as is_open
    from ${bookings} b where b.consumer_id = ${p.consumerId} and (b.hold_id = ${p.wantedHoldId}::bigint or b.state in (${openStatesSql}))
  ), own_checks as materialized (
    select * from ${own} where ${p.type} = 'free_check' and type = 'free_check' and is_open
  ), obstacle as materialized (
    select id, 1 as rank, 'hold' as kind from ${own} where hold_id = ${p.wantedHoldId}::bigint
    union all select id, 2, 'vehicle' from ${own}
      where is_open and vehicle_id = ${p.vehicleId}::bigint and starts_at < ${p.endsAt} and ends_at > ${p.startsAt}
    union all select id, 3, 'fitter' from own_checks where vehicle_id = ${p.vehicleId}::bigint and member_id = ${p.memberId}
    union all select id, 4, 'driver' from own_checks where (select count(*) from own_checks) >= ${sql.raw(String(mostFreeChecks))}
  )`;

export const isFree = sql`not exists (select 1 from ${obstacle})`;

const obstacleFields = {
  kind: sql<"hold" | "vehicle" | "fitter" | "driver">`kind`,
  booking: {
    booking_id: bookings.id,
    member: members.companyName,
    starts_at: isoInstant(bookings.startsAt),
    ends_at: isoInstant(bookings.endsAt),
  },
};
type Obstacle = RowOf<typeof obstacleFields>;

/** What `obstacles` has found, the weightiest first. */
export const obstaclesFound = nestedList(
  obstacleFields,
  sql`from ${obstacle} join ${bookings} on ${bookings.id} = ${obstacle}.id join ${members} on ${members.id} = ${bookings.memberId}`,
  sql`rank, ${bookings.startsAt}, ${bookings.id}`,
);

type Refusals = "STATE_CONFLICT" | "VEHICLE_BOOKED" | "FREE_CHECK_LIMIT";

/** The error for what is in the way, with the bookings that the driver may cancel; null when nothing is. */
export function refusalOf(ctx: WriteCtx<Refusals>, found: readonly Obstacle[]): AppError | null {
  const [first] = found;
  if (!first) return null;
  const { kind } = first;
  if (kind === "hold") return ctx.fail("STATE_CONFLICT", { details: { booking_id: first.booking.booking_id } });
  const inTheWay = found.filter((one) => one.kind === kind).map((one) => one.booking);
  if (kind === "vehicle") return ctx.fail("VEHICLE_BOOKED", { details: { bookings: inTheWay } });
  return ctx.fail("FREE_CHECK_LIMIT", {
    details: { of: kind, limit: kind === "driver" ? mostFreeChecks : 1, bookings: inTheWay },
  });
}

interface CarTime {
  readonly bookingId: number | null;
  readonly consumerId: number;
  readonly vehicleId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * VEHICLE_BOOKED where the car has another open booking by then, one that `overlaps_another` takes out of PostgreSQL's
 * constraint included; the caller has the driver's lock.
 */
export async function checkCarFree(ctx: WriteCtx<"VEHICLE_BOOKED">, input: CarTime): Promise<void> {
  const found = await bookingsOfCar.all(ctx.db, input);
  if (found.length > 0) throw ctx.fail("VEHICLE_BOOKED", { details: { bookings: found } });
}

/** Runs a write that gives a car a time. Where PostgreSQL says that the car is elsewhere by then: VEHICLE_BOOKED. */
export async function withCarFree<T>(
  ctx: WriteCtx<"VEHICLE_BOOKED">,
  input: CarTime,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (constraintOf(error) !== "bookings_one_place_per_car") throw error;
    throw ctx.fail("VEHICLE_BOOKED", {
      detailsLater: async (db) => ({ bookings: await bookingsOfCar.all(db, input) }),
      cause: error,
    });
  }
}

const bookingsOfCar = defineStatement<CarTime>()((p) => ({
  fields: obstacleFields.booking,
  text: (columns) => sql`select ${columns} from ${bookings} join ${members} on ${members.id} = ${bookings.memberId}
    where ${bookings.consumerId} = ${p.consumerId} and ${bookings.vehicleId} = ${p.vehicleId} and ${bookings.id} is distinct from ${p.bookingId}::bigint and ${bookings.state} in (${openStatesSql})
      and ${bookings.startsAt} < ${p.endsAt} and ${bookings.endsAt} > ${p.startsAt} order by ${bookings.startsAt}, ${bookings.id}`,
}));
