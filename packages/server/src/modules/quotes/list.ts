import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { containing, countUpTo, pageOf } from "@treadclub/kit/db/page";
import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from "drizzle-orm";
import { vehicles } from "#modules/vehicles";
import { quoteRequests, quotes } from "./table.ts";
import { quoteRows, type QuoteListRow, type QuoteViewDeps } from "./view.ts";

type Body = ParsedOf<Catalog["getMemberQuotes"]>["body"];
type Page = { list: QuoteListRow[]; total_count: number; total_is_more?: true };

/** A page of quotes of a driver or a member. Without a sort: a member's open ones first, longest waiting on top; a driver's newest first. */
export async function listQuotes(
  ctx: ReadCtx,
  deps: Pick<QuoteViewDeps, "vatRatePercent">,
  whose: { consumerId: number } | { memberId: number },
  body: Body,
): Promise<Page> {
  const mine = "consumerId" in whose ? eq(quotes.consumerId, whose.consumerId) : eq(quotes.memberId, whose.memberId);
  const where = and(mine, ...wishes(body)) ?? mine;
  const { limit, offset } = pageOf(body);
  const from = ctx.db
    .select({ id: quotes.id })
    .from(quotes)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quotes.requestId))
    .innerJoin(vehicles, eq(vehicles.id, quoteRequests.vehicleId))
    .where(where);
  const ids = await from
    .orderBy(...order(body.sort, "memberId" in whose))
    .limit(limit)
    .offset(offset);
  const count = await countUpTo(
    ctx.db,
    sql`select 1 from ${quotes} join ${quoteRequests} on ${quoteRequests.id} = ${quotes.requestId} join ${vehicles} on ${vehicles.id} = ${quoteRequests.vehicleId} where ${where}`,
  );
  return {
    list: await quoteRows(
      ctx,
      deps,
      ids.map((row) => row.id),
    ),
    ...count,
  };
}

function wishes(body: Body): (SQL | undefined)[] {
  const { states, request_id: requestId } = body.filters ?? {};
  const text = body.search.replaceAll(/\s/g, "");
  return [
    states && states.length > 0 ? inArray(quotes.state, states) : undefined,
    requestId === undefined ? undefined : eq(quotes.requestId, requestId),
    text === "" ? undefined : or(ilike(quotes.number, containing(text)), ilike(vehicles.number, containing(text))),
  ];
}

function order(sort: Body["sort"], isMember: boolean): SQL[] {
  if (sort === "expires_at") return [asc(quotes.expiresAt), asc(quotes.id)];
  if (sort === "-expires_at") return [desc(quotes.expiresAt), desc(quotes.id)];
  if (sort === "requested_at") return [asc(quotes.requestedAt), asc(quotes.id)];
  if (sort === "-requested_at" || !isMember) return [desc(quotes.requestedAt), desc(quotes.id)];
  const rank = sql`case ${quotes.state} when 'awaiting_member' then 0 when 'in_review' then 0 when 'awaiting_customer' then 1 else 2 end`;
  return [asc(rank), asc(quotes.requestedAt), asc(quotes.id)];
}
