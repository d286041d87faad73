import { isAdmin, type Actor } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { nestedList, type RowOf } from "@treadclub/kit/db/decode";
import { defineStatement, type Placeholders } from "@treadclub/kit/db/statement";
import { consumers } from "#modules/consumers";
import { members } from "#modules/members";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { quoteFactFields } from "./facts.ts";
import { priceFields, quoteColumns } from "./fields.ts";
import { quoteRequests, quotes } from "./table.ts";

export type QuoteRow = RowOf<typeof quoteColumns>;

/** Which quotes and bookings an actor sees: their own, those of their company, for administrators all. */
export interface Sight {
  readonly seesAll: boolean;
  readonly userId: number | null;
  readonly memberId: number | null;
}

export const sightOf = (actor: Actor): Sight => ({
  seesAll: isAdmin(actor) || actor.kind === "job",
  userId: actor.kind === "user" ? actor.userId : null,
  memberId: actor.kind === "user" ? actor.memberId : null,
});

/** A quote is seen by its driver, by users of its member, and by administrators. */
export const seenBy = (p: Placeholders<Sight>): SQL =>
  sql`(${p.seesAll}::boolean or ${quotes.consumerId} = ${p.userId} or ${quotes.memberId} = ${p.memberId})`;

const quoteById = defineStatement<Sight & { id: number }>()((p) => ({
  fields: quoteColumns,
  text: (columns) =>
    sql`select ${columns} from ${quotes} join ${quoteRequests} on ${quoteRequests.id} = ${quotes.requestId} where ${quotes.id} = ${p.id} and ${seenBy(p)}`,
}));

/** A quote that the actor may see, else NOT_FOUND. */
export async function quoteFor(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<QuoteRow> {
  const row = await quoteById.first(ctx.db, { id, ...sightOf(ctx.actor) });
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

const sibling = sql.identifier("sibling");

/** Everything that is done to quotes of a request comes one after the other: its row is locked before the quote's. */
const quoteToChange = defineStatement<Sight & { id: number; driverId: number | null }>()((p) => ({
  fields: {
    quote: quoteColumns,
    company: members.companyName,
    price: priceFields,
    facts: quoteFactFields,
    siblings: nestedList(
      { id: sql<number>`${sibling}.id`, memberId: sql<number>`${sibling}.member_id` },
      sql`from ${quotes} ${sibling} where ${sibling}.request_id = ${quotes.requestId} and ${sibling}.id <> ${quotes.id}`,
      sql`${sibling}.id`,
    ),
  },
  text: (columns) => sql`with driver as materialized (
      select ${consumers.id} from ${consumers} where ${consumers.id} = ${p.driverId}::bigint for key share
    ), ${quoteRequests} as materialized (
      select * from ${quoteRequests} where ${quoteRequests.id} = (select ${quotes.requestId} from ${quotes} where ${quotes.id} = ${p.id} and ${seenBy(p)})
        and (select count(*) from driver) >= 0 for update
    ) select ${columns} from ${quoteRequests} join ${quotes} on ${quotes.requestId} = ${quoteRequests.id} join ${members} on ${members.id} = ${quotes.memberId}
    where ${quotes.id} = ${p.id} for update of ${quotes}`,
}));

export type ChangingQuote = NonNullable<Awaited<ReturnType<typeof quoteToChange.first>>>;

/**
 * A quote to change, with its request locked, so that answering, booking and rejecting come one after the other. Whoever needs
 * the driver as well names them: who closes an account locks the driver before the requests, too. Else NOT_FOUND.
 */
export async function lockedQuote(
  ctx: WriteCtx<"NOT_FOUND">,
  id: number,
  driverId: number | null = null,
): Promise<ChangingQuote> {
  const found = await quoteToChange.first(ctx.db, { id, driverId, ...sightOf(ctx.actor) });
  if (!found) throw ctx.fail("NOT_FOUND");
  return found;
}

/** The same for the system itself, whoever acts; null when there is no such quote. */
export const lockedQuoteOf = (ctx: WriteCtx, id: number): Promise<ChangingQuote | null> =>
  quoteToChange.first(ctx.db, { id, driverId: null, seesAll: true, userId: null, memberId: null });

const requestsInOrder = defineStatement<{ ids: readonly number[] }>()((p) => ({
  fields: { id: getTableColumns(quoteRequests).id },
  text: (columns) =>
    sql`select ${columns} from ${quoteRequests} where ${quoteRequests.id} = any(${p.ids}::bigint[]) order by ${quoteRequests.id} for update`,
}));

/** Locks requests, in the order of their ids. */
export async function lockRequests(ctx: WriteCtx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await requestsInOrder.all(ctx.db, { ids });
}
