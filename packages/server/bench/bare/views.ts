import { noConditions, quoteTotal } from "@treadclub/rules";
import type pg from "pg";
import { bookingSelect, countText, listText } from "./statements.ts";
import type { BookingRow, Location } from "./rows.ts";

const vatRatePercent = 20;
const countedUpTo = 10_000;

/** A page of a member's bookings with everything that a row of our list holds, in two statements at once. */
export async function listOf(pool: pg.Pool, memberId: number, userId: number): Promise<unknown> {
  const [rows, counted] = await Promise.all([
    pool.query<BookingRow>({ name: "list", text: listText, values: [memberId, userId] }),
    pool.query<{ n: string }>({ name: "count", text: countText, values: [memberId, countedUpTo + 1] }),
  ]);
  const n = Number(counted.rows[0]?.n);
  return {
    list: rows.rows.map((row) => ({ ...rowOf(row), member: memberOf(row), location: siteOf(row) })),
    ...(n > countedUpTo ? { total_count: countedUpTo, total_is_more: true } : { total_count: n }),
  };
}

/** One booking with everything that our reply holds, in one statement. */
export async function oneOf(pool: pg.Pool, id: number, userId: number): Promise<unknown> {
  const { rows } = await pool.query<BookingRow>({ name: "one", text: bookingSelect, values: [id, userId] });
  const [row] = rows;
  return row === undefined ? null : viewOf(row, { isMember: true });
}

const memberOf = (row: BookingRow) => ({ id: row.member_id, company_name: row.company_name, phone: row.member_phone });

const siteOf = (row: BookingRow) => ({
  id: row.location_id,
  name: row.site,
  address_line_1: row.address_line1,
  address_line_2: row.address_line2,
  city: row.city,
  postcode: row.postcode,
});

/** What a list and one booking both say. */
export function rowOf(row: BookingRow) {
  return {
    id: row.id,
    type: row.type,
    state: row.state,
    quote_id: row.quote_id,
    consumer: personOf(row),
    vehicle: { id: row.vehicle_id, number: row.number, brand: row.brand, model: row.model },
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    total_pence: row.total_pence,
    requested_at: row.requested_at.toISOString(),
    seen: row.seen_at !== null,
  };
}

/** What the answer of one booking says. */
export function viewOf(row: BookingRow, { isMember }: { isMember: boolean }) {
  const { proposed_starts_at: startsAt, proposed_ends_at: endsAt } = row;
  const listed = rowOf(row);
  const locations = row.locations ?? [];
  return {
    ...listed,
    member: { ...memberOf(row), website: row.website, location: locations[0] ?? null, distance_miles: null },
    location: locations.find(({ id }) => id === row.location_id),
    vouchers: (row.vouchers ?? []).filter(({ member_id: of }) => of === null || of === row.member_id).map(voucherOf),
    quote: quoteOf(row, listed),
    message: row.message,
    version: row.version,
    proposed:
      startsAt === null || endsAt === null
        ? null
        : { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() },
    can: canOf(row, isMember),
  };
}

const personOf = (row: BookingRow) => ({
  id: row.consumer_id,
  name: `${row.first_name} ${row.last_name}`,
  phone: row.consumer_phone,
  email: row.consumer_email,
});

function quoteOf(row: BookingRow, { consumer, vehicle }: ReturnType<typeof rowOf>) {
  const { quote } = row;
  const [site] = row.locations ?? [];
  if (quote === null) return null;
  return {
    id: quote.id,
    number: quote.number,
    request_id: quote.request_id,
    state: quote.state,
    member: { ...memberOf(row), location: site ? refOf(site) : null },
    consumer,
    vehicle,
    tyre_size: quote.tyre_size,
    quantity: quote.quantity,
    positions: quote.positions,
    preferred_on: quote.preferred_on,
    requested_at: new Date(quote.requested_at).toISOString(),
    expires_at: new Date(quote.expires_at).toISOString(),
    total: totalOf(row),
  };
}

const refOf = ({ id, name, address_line_1, address_line_2, city, postcode }: Location) => ({
  id,
  name,
  address_line_1,
  address_line_2,
  city,
  postcode,
});

function totalOf({ quote, vouchers, member_id: memberId }: BookingRow) {
  if (quote === null || quote.unit_price_pence === null) return null;
  const total = quoteTotal({
    lines: [
      { product: "Tyres", brand: null, quantity: quote.quantity, unitPence: quote.unit_price_pence, vat: "standard" },
      ...quote.services.map(({ quantity, price_pence: unitPence }) => ({
        product: "",
        brand: null,
        quantity,
        unitPence,
        vat: "standard" as const,
      })),
    ],
    vouchers: (vouchers ?? [])
      .filter((voucher) => voucher.member_id === null || voucher.member_id === memberId)
      .map((voucher) => ({
        amountPence: voucher.amount_pence,
        conditions: noConditions,
        by: voucher.member_id === null ? "platform" : "member",
      })),
    vatRatePercent,
  });
  return {
    lines_pence: total.linesPence,
    discount_pence: total.discountPence,
    total_pence: total.totalPence,
    vat_pence: total.vatPence,
    vat_rate_percent: vatRatePercent,
  };
}

const voucherOf = ({ issued_at: issuedAt, ...voucher }: NonNullable<BookingRow["vouchers"]>[number]) => ({
  ...voucher,
  issued_at: new Date(issuedAt).toISOString(),
  link: `http://localhost/app/members/discount_validation/${voucher.id}?code=${voucher.code}`,
  can: { use: voucher.state === "reserved" },
});

function canOf({ state, starts_at: startsAt }: BookingRow, isMember: boolean) {
  const isWaiting = state === "awaiting_member";
  const isOpen = isWaiting || state === "awaiting_customer" || state === "accepted";
  return {
    accept: isMember && isWaiting,
    propose: isMember && isOpen,
    reject: isMember && isOpen,
    cancel: !isMember && isOpen,
    agree: !isMember && state === "awaiting_customer",
    done: isMember && state === "accepted",
    no_show: isMember && state === "accepted" && startsAt <= new Date(),
  };
}
