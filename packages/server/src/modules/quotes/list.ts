import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { allOf, defineList, setIn } from "@treadclub/kit/db/list";
import { containing } from "@treadclub/kit/db/page";
import { asc, desc, sql, type SQL } from "drizzle-orm";
import { vehicles } from "#modules/vehicles";
import { quoteJoins, quoteRowFields } from "./fields.ts";
import { quoteRequests, quotes } from "./table.ts";
import { quoteRowOf, type QuoteListRow, type QuoteViewDeps } from "./view.ts";

type Body = ParsedOf<Catalog["getMemberQuotes"]>["body"];
type Page = { list: QuoteListRow[]; total_count: number; total_is_more?: true };

interface Variant {
  readonly of: "consumer" | "member";
  readonly sort: Body["sort"];
  readonly filters: readonly string[];
}
interface Wishes {
  readonly id: number;
  readonly states: readonly string[] | undefined;
  readonly requestId: number | undefined;
  readonly search: string | undefined;
}

const searchJoins = sql` join ${quoteRequests} on ${quoteRequests.id} = ${quotes.requestId} join ${vehicles} on ${vehicles.id} = ${quoteRequests.vehicleId}`;

const quoteList = defineList<Variant, Wishes>()(({ of, sort, filters }, p) => ({
  fields: quoteRowFields,
  id: quotes.id,
  from: sql`from ${quotes}${filters.includes("search") ? searchJoins : sql``}`,
  where: allOf(
    sql`${of === "consumer" ? quotes.consumerId : quotes.memberId} = ${p.id}`,
    filters.includes("states") ? sql`${quotes.state} = any(${p.states}::text[])` : undefined,
    filters.includes("requestId") ? sql`${quotes.requestId} = ${p.requestId}` : undefined,
    filters.includes("search")
      ? sql`(${quotes.number} ilike ${p.search} or ${vehicles.number} ilike ${p.search})`
      : undefined,
  ),
  order: sql.join(order(sort, of === "member"), sql`, `),
  joins: quoteJoins,
}));

/** A page of quotes of a driver or a member. Without a sort: a member's open ones first, longest waiting on top; a driver's newest first. */
export async function listQuotes(
  ctx: ReadCtx,
  deps: Pick<QuoteViewDeps, "vatRatePercent">,
  whose: { consumerId: number } | { memberId: number },
  body: Body,
): Promise<Page> {
  const { states, request_id: requestId } = body.filters ?? {};
  const text = body.search.replaceAll(/\s/g, "");
  const wishes = {
    id: "consumerId" in whose ? whose.consumerId : whose.memberId,
    states: states && states.length > 0 ? states : undefined,
    requestId,
    search: text === "" ? undefined : containing(text),
  };
  const variant = {
    of: "consumerId" in whose ? "consumer" : "member",
    sort: body.sort,
    filters: setIn(wishes),
  } as const;
  const { rows, count } = await quoteList.page(ctx.db, variant, wishes, body);
  return { list: rows.map((row) => quoteRowOf(row, deps)), ...count };
}

function order(sort: Body["sort"], isMember: boolean): SQL[] {
  if (sort === "expires_at") return [asc(quotes.expiresAt), asc(quotes.id)];
  if (sort === "-expires_at") return [desc(quotes.expiresAt), desc(quotes.id)];
  if (sort === "requested_at") return [asc(quotes.requestedAt), asc(quotes.id)];
  if (sort === "-requested_at" || !isMember) return [desc(quotes.requestedAt), desc(quotes.id)];
  const rank = sql`case ${quotes.state} when 'awaiting_member' then 0 when 'in_review' then 0 when 'awaiting_customer' then 1 else 2 end`;
  return [asc(rank), asc(quotes.requestedAt), asc(quotes.id)];
}
