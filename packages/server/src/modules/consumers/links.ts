import type { WriteCtx } from "@treadclub/kit/context";
import { defer, insertOf, type DeferredPart } from "@treadclub/kit/db/deferred";
import type { ReadDb } from "@treadclub/kit/db/open";
import { and, eq, exists, getTableColumns, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import { consumerLinks, consumers } from "./table.ts";

export interface ConsumerLink {
  readonly memberId: number;
  readonly consumerId: number;
  readonly reason: (typeof consumerLinks.$inferSelect)["reason"];
  /** The club, quote, booking or warranty that the link comes from. */
  readonly refId: number;
}

/** Writes down why a member may see a driver. The same link twice is one. */
export function linkConsumer(ctx: WriteCtx, link: ConsumerLink): void {
  defer(ctx.db, linkPart, [{ ...link, createdAt: ctx.now }]);
}

const { memberId, consumerId, reason, refId, createdAt } = getTableColumns(consumerLinks);
const linkColumns = { memberId, consumerId, reason, refId, createdAt };
const linkPart: DeferredPart<ConsumerLink & { readonly createdAt: Date }> = {
  name: "consumer_link_rows",
  write: (rows) => [["consumer_link_rows", sql`${insertOf(consumerLinks, linkColumns, rows)} on conflict do nothing`]],
};

/** A member sees a driver that joined one of its clubs, was registered by it, or has a quote, booking or warranty with it. */
export async function memberMaySee(
  ctx: { readonly db: ReadDb },
  memberId: number,
  consumerId: number,
): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: consumerLinks.id })
    .from(consumerLinks)
    .where(and(eq(consumerLinks.memberId, memberId), eq(consumerLinks.consumerId, consumerId)))
    .limit(1);
  return row !== undefined;
}

const seen = alias(consumers, "seen_consumers");

/** The same as a where-clause, for drivers with an open account: `consumer` is the column that holds the driver's id. */
export const seenByMember = (memberId: number, consumer: AnyColumn): SQL =>
  exists(
    new QueryBuilder({ casing: "snake_case" })
      .select({ one: sql`1` })
      .from(consumerLinks)
      .innerJoin(seen, and(eq(seen.id, consumerLinks.consumerId), eq(seen.state, "active")))
      .where(and(eq(consumerLinks.memberId, memberId), eq(consumerLinks.consumerId, consumer))),
  );

/** Which of the members a driver has joined, in one query. */
export async function joinedMembers(db: ReadDb, consumerId: number): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ memberId: consumerLinks.memberId })
    .from(consumerLinks)
    .where(and(eq(consumerLinks.consumerId, consumerId), eq(consumerLinks.reason, "joined")));
  return new Set(rows.map((row) => row.memberId));
}
