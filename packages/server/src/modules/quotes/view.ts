import type { Actor, Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { nestedList, wholeNumber, type RowOf } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { defaultPaces, type Pace } from "@treadclub/rules";
import { expectedView, memberCardFields } from "#modules/members";
import { newestResults, scanListRow } from "#modules/scans";
import { viewerOf, voucherFields, voucherViewOf, vouchers, type VoucherDeps, type VoucherRow } from "#modules/vouchers";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { isBookedAt } from "./booked.ts";
import { quoteJoins, quoteRowFields, vouchersOfRequest } from "./fields.ts";
import { allowed } from "./policy.ts";
import { sightOf, seenBy, type QuoteRow, type Sight } from "./rows.ts";
import { quoteRequests, quotes } from "./table.ts";
import { totalOf } from "./total.ts";

export type QuoteListRow = ReplyOf<Catalog["getConsumerQuotes"]>["list"][number];
export type QuoteView = ReplyOf<Catalog["getQuoteById"]>;
export interface QuoteViewDeps extends VoucherDeps {
  readonly vatRatePercent: number;
  /** The booking of a booked quote, as an expression; bookings are a higher module. */
  readonly bookingIdOf: (quoteId: SQLWrapper) => SQL;
}

const rowsById = defineStatement<{ ids: readonly number[] }>()((p) => ({
  fields: quoteRowFields,
  text: (columns) => sql`select ${columns} from ${quotes} ${quoteJoins} where ${quotes.id} = any(${p.ids}::bigint[])`,
}));

/** Rows of a list by id, in the order given; one statement. */
export async function quoteRows(
  ctx: Pick<ReadCtx, "db">,
  deps: Pick<QuoteViewDeps, "vatRatePercent">,
  ids: readonly number[],
): Promise<QuoteListRow[]> {
  const rows = await rowsById.all(ctx.db, { ids });
  return ids.flatMap((id) => rows.filter((row) => row.quote.id === id).map((row) => quoteRowOf(row, deps)));
}

/** The statement of one quote with everything that its screens show. */
export const openQuoteView = ({ bookingIdOf }: Pick<QuoteViewDeps, "bookingIdOf">) =>
  defineStatement<Sight & { id: number; viewer: number | null }>()((p) => ({
    fields: {
      ...quoteRowFields,
      card: memberCardFields,
      scans: newestResults(quoteRequests.vehicleId, quoteRequests.positions),
      bookingId: wholeNumber(sql`(${bookingIdOf(quotes.id)})`),
      reserved: nestedList(voucherFields(sql`${p.viewer}`, isBookedAt), vouchersOfRequest, sql`${vouchers.id}`),
    },
    text: (columns) =>
      sql`select ${columns} from ${quotes} ${quoteJoins} where ${quotes.id} = ${p.id} and ${seenBy(p)}`,
  }));

/** One quote with everything that its screens show. */
export async function quoteView(
  ctx: ReadCtx<"NOT_FOUND">,
  statement: ReturnType<typeof openQuoteView>,
  deps: QuoteViewDeps,
  id: number,
): Promise<QuoteView> {
  const found = await statement.first(ctx.db, { id, viewer: viewerOf(ctx.actor), ...sightOf(ctx.actor) });
  if (!found) throw ctx.fail("NOT_FOUND");
  const { quote, card } = found;
  return {
    ...quoteRowOf(found, deps),
    member: card,
    load_rating: quote.request.loadRating,
    speed_rating: quote.request.speedRating,
    tyre_brand: quote.request.tyreBrand,
    message_to_fitter: quote.request.message,
    vouchers: honouredBy(found, ctx.actor).map((row) => voucherViewOf(ctx, deps, row)),
    answer: answerOf(quote),
    booking_id: quote.state === "booked" ? found.bookingId : null,
    version: quote.version,
    scans: found.scans.map(scanListRow),
    can: allowed(ctx.actor, quote, ctx.now),
  };
}

interface Found {
  readonly quote: QuoteRow;
  readonly price: RowOf<typeof quoteRowFields>["price"];
  readonly reserved: readonly VoucherRow[];
}

/** A member sees the vouchers that it honours; the driver and administrators see all of the request. */
function honouredBy({ quote, price, reserved }: Found, actor: Actor): VoucherRow[] {
  const isMember = actor.kind === "user" && actor.memberId === quote.memberId;
  const honoured = price.vouchers.filter((voucher) => voucher.isHonoured).map(({ id }) => id);
  return reserved.filter(({ id }) => !isMember || honoured.includes(id));
}

/** A quote as a row of a list, with what it costs now. */
export function quoteRowOf(
  { quote, member, consumer, vehicle, price, pace }: RowOf<typeof quoteRowFields>,
  { vatRatePercent }: Pick<QuoteViewDeps, "vatRatePercent">,
): QuoteListRow {
  const { request } = quote;
  return {
    id: quote.id,
    number: quote.number,
    request_id: quote.requestId,
    state: quote.state,
    member,
    consumer,
    vehicle,
    tyre_size: request.tyreSize,
    quantity: request.quantity,
    positions: positionsOf(request.positions),
    preferred_on: request.preferredOn,
    requested_at: quote.requestedAt.toISOString(),
    expires_at: quote.expiresAt.toISOString(),
    total: totalOf(quote, price.vouchers, price.isVatRegistered ? vatRatePercent : 0),
    expected: expectedOf(quote, pace),
  };
}

function expectedOf({ state, requestedAt, expiresAt }: QuoteRow, pace: Pace | null): QuoteListRow["expected"] {
  if (state !== "awaiting_member" && state !== "in_review") return null;
  return expectedView(requestedAt, pace, defaultPaces.quote, expiresAt);
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
