import type { Actor, Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { consumerRefs } from "#modules/consumers";
import { memberCards, vatRegisteredMembers } from "#modules/members";
import { scanRowsOfVehicle } from "#modules/scans";
import { vehicleRefs } from "#modules/vehicles";
import { vouchersOfRequests, voucherViews, type VoucherDeps, type VoucherRow } from "#modules/vouchers";
import { isOneOf } from "@treadclub/kit/db/page";
import { eq, getTableColumns } from "drizzle-orm";
import { allowed } from "./policy.ts";
import { quoteFor, type QuoteRow } from "./rows.ts";
import { quoteRequests, quotes } from "./table.ts";
import { totalOf } from "./total.ts";

export type QuoteListRow = ReplyOf<Catalog["getConsumerQuotes"]>["list"][number];
export type QuoteView = ReplyOf<Catalog["getQuoteById"]>;
export interface QuoteViewDeps extends VoucherDeps {
  readonly vatRatePercent: number;
  /** The booking of a booked quote; bookings are a higher module. */
  readonly bookingOfQuote: (db: ReadDb, quoteId: number) => Promise<number | null>;
}

/** Rows of a list by id, in the order given; a constant number of queries. */
export async function quoteRows(
  ctx: Pick<ReadCtx, "db">,
  deps: Pick<QuoteViewDeps, "vatRatePercent">,
  ids: readonly number[],
): Promise<QuoteListRow[]> {
  if (ids.length === 0) return [];
  const rows = await loadRows(ctx.db, ids);
  const memberIds = rows.map((row) => row.memberId);
  const cards = await memberCards(ctx.db, memberIds);
  const people = await consumerRefs(
    ctx.db,
    rows.map((row) => row.consumerId),
  );
  const cars = await vehicleRefs(
    ctx.db,
    rows.map((row) => row.request.vehicleId),
  );
  const vouchers = await vouchersOfRequests(
    ctx.db,
    rows.map((row) => row.requestId),
  );
  const registered = await vatRegisteredMembers(ctx.db, memberIds);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const member = row && cards.get(row.memberId);
    const consumer = row && people.get(row.consumerId);
    const vehicle = row && cars.get(row.request.vehicleId);
    if (!row || !member || !consumer || !vehicle) return [];
    return [
      listRow(
        row,
        { member, consumer, vehicle },
        totalOf(row, vouchers.get(row.requestId) ?? [], registered.has(row.memberId) ? deps.vatRatePercent : 0),
      ),
    ];
  });
}

/** One quote with everything that its screens show. */
export async function quoteView(ctx: ReadCtx<"NOT_FOUND">, deps: QuoteViewDeps, id: number): Promise<QuoteView> {
  const quote = await quoteFor(ctx, id);
  const [row] = await quoteRows(ctx, deps, [id]);
  if (!row) throw ctx.fail("NOT_FOUND");
  const reserved = (await vouchersOfRequests(ctx.db, [quote.requestId])).get(quote.requestId) ?? [];
  return {
    ...row,
    load_rating: quote.request.loadRating,
    speed_rating: quote.request.speedRating,
    tyre_brand: quote.request.tyreBrand,
    message_to_fitter: quote.request.message,
    vouchers: await voucherViews(ctx, deps, honouredBy(quote, ctx.actor, reserved)),
    answer: answerOf(quote),
    booking_id: quote.state === "booked" ? await deps.bookingOfQuote(ctx.db, id) : null,
    version: quote.version,
    scans: await scanRowsOfVehicle(ctx, quote.request.vehicleId, quote.request.positions),
    can: allowed(ctx.actor, quote, ctx.now),
  };
}

/** A member sees the vouchers that it honours; the driver and administrators see all of the request. */
function honouredBy(quote: QuoteRow, actor: Actor, vouchers: readonly VoucherRow[]): VoucherRow[] {
  const isMember = actor.kind === "user" && actor.memberId === quote.memberId;
  return vouchers.filter((voucher) => !isMember || voucher.memberId === null || voucher.memberId === quote.memberId);
}

async function loadRows(db: ReadDb, ids: readonly number[]): Promise<QuoteRow[]> {
  const rows = await db
    .select({ quote: getTableColumns(quotes), request: getTableColumns(quoteRequests) })
    .from(quotes)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quotes.requestId))
    .where(isOneOf(quotes.id, ids));
  return rows.map((row) => ({ ...row.quote, request: row.request }));
}

function listRow(
  row: QuoteRow,
  people: Pick<QuoteListRow, "member" | "consumer" | "vehicle">,
  total: QuoteListRow["total"],
): QuoteListRow {
  const { request } = row;
  return {
    id: row.id,
    number: row.number,
    request_id: row.requestId,
    state: row.state,
    ...people,
    tyre_size: request.tyreSize,
    quantity: request.quantity,
    positions: positionsOf(request.positions),
    preferred_on: request.preferredOn,
    requested_at: row.requestedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    total,
  };
}

const known = ["front_left", "front_right", "rear_left", "rear_right"] as const;
const positionsOf = (names: readonly string[]): QuoteListRow["positions"] =>
  known.filter((name) => names.includes(name));

function answerOf(quote: QuoteRow): QuoteView["answer"] {
  if (quote.unitPricePence === null || quote.answeredAt === null) return null;
  return {
    brand: quote.brand ?? "",
    unit_price_pence: quote.unitPricePence,
    alternatives: [...quote.alternatives],
    services: [...quote.services],
    alignment_check: quote.alignmentCheck,
    fitting_minutes: quote.fittingMinutes ?? 0,
    message: quote.message,
    answered_at: quote.answeredAt.toISOString(),
  };
}
