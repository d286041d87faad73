import type { Catalog, ParsedOf } from "@treadclub/contract";
import { listPage } from "@treadclub/kit/db/list";
import { choose, whenEqual, whenOneOf, whenSearched } from "@treadclub/kit/db/list-conditions";
import { sql } from "drizzle-orm";
import { vehicles } from "#modules/vehicles";
import { quoteJoins, quoteRowFields } from "./fields.ts";
import { quoteRequests, quotes } from "./table.ts";
import { quoteRowOf, type QuoteViewDeps } from "./view.ts";

type Body = ParsedOf<Catalog["getMemberQuotes"]>["body"];

interface Owner {
  readonly of: "consumer" | "member";
  readonly id: number;
}

/** Quotes of a driver or a member. Without a sort: a member's open ones first, longest waiting on top; a driver's newest first. */
export const openQuoteList = (deps: Pick<QuoteViewDeps, "vatRatePercent">) =>
  listPage<Body, Owner>()(
    (p) => ({
      from: quotes,
      fields: quoteRowFields,
      joins: quoteJoins,
      where: [
        choose(
          ({ of }) => of,
          (of) => sql`${of === "consumer" ? quotes.consumerId : quotes.memberId} = ${p.id}`,
        ),
        whenOneOf(quotes.state, ({ body }) => body.filters?.states),
        whenEqual(quotes.requestId, ({ body }) => body.filters?.request_id),
        whenSearched(
          ({ body }) => body.search.replaceAll(/\s/g, ""),
          (text) => sql`(${quotes.number} ilike ${text} or ${vehicles.number} ilike ${text})`,
          { joins: searchJoins },
        ),
      ],
      sort: {
        by: { requested_at: quotes.requestedAt, expires_at: quotes.expiresAt },
        usual: ({ of }) => (of === "member" ? "queue" : "-requested_at"),
        queue: sql`case ${quotes.state} when 'awaiting_member' then 0 when 'in_review' then 0 when 'awaiting_customer' then 1 else 2 end, ${quotes.requestedAt}, ${quotes.id}`,
      },
    }),
    (row) => quoteRowOf(row, deps),
  );

const searchJoins = sql` join ${quoteRequests} on ${quoteRequests.id} = ${quotes.requestId} join ${vehicles} on ${vehicles.id} = ${quoteRequests.vehicleId}`;
