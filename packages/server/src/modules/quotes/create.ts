import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { randomCode } from "@treadclub/kit/ids";
import { begun } from "@treadclub/kit/states";
import { formatPlate, formatTyreSize, lastDayOf, londonDay, parseTyreSize } from "@treadclub/rules";
import { linkConsumer, signedInConsumer } from "#modules/consumers";
import { acceptedMembers } from "#modules/members";
import { notifyMember, type Note } from "#modules/messages";
import { vehicleFor } from "#modules/vehicles";
import { reserveVouchers } from "#modules/vouchers";
import { answerWithinMs, quoteMachine } from "./states.ts";
import { quoteRequests, quotes } from "./table.ts";

type Body = ParsedOf<Catalog["createQuote"]>["body"];

/** Asks one to five fitters; the chosen vouchers are reserved. Returns the request and its quotes. */
export async function createQuote(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT" | "ACTION_NOT_ALLOWED">,
  body: Body,
): Promise<{ requestId: number; quoteIds: number[] }> {
  checkPreferredDay(ctx, body.preferred_on);
  const consumerId = await signedInConsumer(ctx);
  const memberIds = [...new Set(body.member_ids)];
  const vehicle = await vehicleFor(ctx, body.vehicle_id);
  if ((await acceptedMembers(ctx.db, memberIds)).length !== memberIds.length)
    throw ctx.fail("NOT_FOUND", { fields: { member_ids: "choice" } });
  const positions = [...new Set(body.positions)];
  const [request] = await ctx.db
    .insert(quoteRequests)
    .values({
      consumerId,
      vehicleId: body.vehicle_id,
      positions,
      quantity: positions.length,
      tyreSize: canonicalSize(body.tyre_size),
      loadRating: body.load_rating,
      speedRating: body.speed_rating,
      tyreBrand: body.tyre_brand,
      preferredOn: body.preferred_on,
      message: body.message_to_fitter,
      createdAt: ctx.now,
    })
    .returning({ id: quoteRequests.id });
  if (!request) throw new Error("No request row");
  const made = await ctx.db
    .insert(quotes)
    .values(
      memberIds.map((memberId) => ({
        number: `Q${randomCode(8)}`,
        requestId: request.id,
        memberId,
        consumerId,
        requestedAt: ctx.now,
        expiresAt: new Date(ctx.now.getTime() + answerWithinMs),
      })),
    )
    .returning({ id: quotes.id, memberId: quotes.memberId, number: quotes.number });
  begun(
    ctx,
    quoteMachine,
    made.map((quote) => quote.id),
  );
  await reserveVouchers(ctx, { consumerId, voucherIds: body.voucher_ids, requestId: request.id });
  const values = {
    count: positions.length,
    size: canonicalSize(body.tyre_size),
    plate: formatPlate(vehicle.number),
    vehicle: `${vehicle.brand} ${vehicle.model}`,
    driver_id: consumerId,
    reply_by: new Date(ctx.now.getTime() + answerWithinMs).toISOString(),
    ...(body.preferred_on === null ? {} : { preferred_on: body.preferred_on }),
  };
  for (const quote of made) await askFitter(ctx, quote, { consumerId, requestId: request.id, values });
  return { requestId: request.id, quoteIds: made.map((quote) => quote.id) };
}

function checkPreferredDay(ctx: Pick<WriteCtx, "now" | "fail">, day: string | null): void {
  if (day === null) return;
  const today = londonDay(ctx.now);
  if (day < today) throw ctx.fail("VALIDATION_FAILED", { fields: { preferred_on: "date_past" } });
  const latest = lastDayOf("preferred", today);
  if (day > latest)
    throw ctx.fail("VALIDATION_FAILED", { fields: { preferred_on: "date_far" }, details: { latest_day: latest } });
}

/** Lets the fitter see the driver from now on, and notifies them. */
async function askFitter(
  ctx: WriteCtx,
  quote: { readonly id: number; readonly memberId: number; readonly number: string },
  asked: { readonly consumerId: number; readonly requestId: number; readonly values: NonNullable<Note["values"]> },
): Promise<void> {
  const { consumerId, requestId, values } = asked;
  linkConsumer(ctx, { memberId: quote.memberId, consumerId, reason: "quoted", refId: quote.id });
  notifyMember(ctx, quote.memberId, {
    type: "new_quote_request",
    kind: "quote_request",
    values: { ...values, number: quote.number },
    recordId: quote.id,
  });
  ctx.audit("ask for a quote", { entity: "quote", id: quote.id }, { member: quote.memberId, request: requestId });
}

function canonicalSize(text: string): string {
  const parsed = parseTyreSize(text);
  return parsed.ok ? formatTyreSize(parsed.size) : text;
}
