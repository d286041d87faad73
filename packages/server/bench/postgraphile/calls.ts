import type pg from "pg";
import { comparedCalls, type Call, type Side } from "../calls.ts";
import type { RequestSpec } from "../client.ts";
import type { Filled } from "../fill/fill.ts";
import { driverIdOf } from "../fill/ids.ts";
import { slots } from "../slots.ts";

const location = `{ rowId name addressLine1 addressLine2 city postcode latitude longitude bays openingHoursByLocationId { nodes { day openTime closeTime } } }`;
const row = `rowId type state quoteId startsAt endsAt totalPence requestedAt seenAt
  memberByMemberId { rowId companyName phone website locationsByMemberId(first: 1, orderBy: ROW_ID_ASC) { nodes ${location} } }
  locationByLocationId ${location}
  consumerByConsumerId { rowId userByRowId { firstName lastName phone email } }
  vehicleByVehicleId { rowId number brand model }`;
const view = `${row} message version proposedStartsAt proposedEndsAt
  quoteByQuoteId { rowId number requestId state requestedAt expiresAt unitPricePence services
    quoteRequestByRequestId { tyreSize quantity positions preferredOn } }`;

const queries = {
  list: `query ($member: BigInt!) { allBookings(condition: { memberId: $member }, first: 20, orderBy: [STARTS_AT_ASC, ROW_ID_ASC]) { totalCount nodes { ${row} } } }`,
  one: `query ($id: BigInt!) { bookingByRowId(rowId: $id) { ${view} } }`,
  create: `mutation ($input: BookSlotInput!) { bookSlot(input: $input) { result { ${view} } } }`,
};

/** A mutation takes a free bay and inserts the booking, as the bare server's transaction does: the way of PostGraphile is a function. */
export async function addBookSlot(pool: pg.Pool): Promise<void> {
  await pool.query(`create or replace function book_slot(location_id bigint, vehicle_id bigint, consumer_id bigint, starts_at timestamptz) returns bookings
    language plpgsql volatile as $$
    declare l locations; b bookings; free int; ends timestamptz := starts_at + interval '15 minutes';
    begin
      select * into strict l from locations where id = book_slot.location_id for no key update;
      perform 1 from vehicles v where v.id = book_slot.vehicle_id and v.consumer_id = book_slot.consumer_id and v.removed_at is null;
      if not found then raise exception 'no such vehicle'; end if;
      perform 1 from opening_hours h where h.location_id = l.id and h.day = extract(isodow from starts_at at time zone l.time_zone) - 1
        and h.open_time <= to_char(starts_at at time zone l.time_zone, 'HH24:MI') and h.close_time >= to_char(ends at time zone l.time_zone, 'HH24:MI');
      if not found then raise exception 'closed then'; end if;
      select n into free from generate_series(1, l.bays) n where not exists (select 1 from places p
        where p.location_id = l.id and p.bay = n and p.starts_at < ends and p.ends_at > book_slot.starts_at and (p.expires_at is null or p.expires_at > now())) order by n limit 1;
      if free is null then raise exception 'taken'; end if;
      insert into bookings (type, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, requested_at)
        values ('free_check', l.member_id, l.id, book_slot.consumer_id, book_slot.vehicle_id, book_slot.starts_at, ends, now()) returning * into b;
      insert into places (location_id, bay, starts_at, ends_at, booking_id, consumer_id) values (l.id, free, book_slot.starts_at, ends, b.id, book_slot.consumer_id);
      return b;
    end $$`);
}

/** The compared calls with PostGraphile's way of each; what it cannot say in one query is left out. */
export function graphqlCalls(filled: Filled): Call[] {
  const { ownerId, size } = filled;
  const free = slots(size);
  const asked = (query: string, variables: object): RequestSpec => ({
    method: "POST",
    path: "/graphql",
    as: ownerId,
    body: { query, variables },
    isGood: (body) => !body.includes('"errors":'),
  });
  const wanted = [
    asked(queries.list, { member: "1" }),
    asked(queries.one, { id: String(size.garages + 1) }),
    asked(queries.one, { id: "1" }),
    {
      ...asked(queries.create, {}),
      next: () => {
        const { driver, where } = free();
        const as = driverIdOf(size, driver);
        const input = {
          locationId: String(where.location_id),
          vehicleId: String(driver),
          consumerId: String(as),
          startsAt: where.starts_at,
        };
        return { as, body: { query: queries.create, variables: { input } } };
      },
    },
  ];
  return comparedCalls(filled, free).map(({ name, by }, at) => {
    const [ours, bare, graphql] = [by.get("ours"), by.get("bare"), wanted[at]];
    if (!ours || !bare || !graphql) throw new Error(`${name} is not compared`);
    return {
      name,
      by: new Map<Side, RequestSpec>([
        ["ours", ours],
        ["bare", bare],
        ["PostGraphile", graphql],
      ]),
    };
  });
}
