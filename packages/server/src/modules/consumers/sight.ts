import { isAdmin, type Actor } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { Placeholders } from "@treadclub/kit/db/statement";
import { sql, type SQL } from "drizzle-orm";
import { ownConsumer } from "./rows.ts";
import { consumerLinks, consumers } from "./table.ts";

/** Which drivers an actor may see, as parameters of a statement. */
export interface ConsumerSight {
  readonly seesAll: boolean;
  readonly userId: number | null;
  readonly memberId: number | null;
}

/** Drivers see themselves, administrators anybody, a member those linked to it. */
export const consumerSightOf = (actor: Actor): ConsumerSight => ({
  seesAll: actor.kind === "job" || isAdmin(actor),
  userId: actor.kind === "user" ? actor.userId : null,
  memberId: actor.kind === "user" ? actor.memberId : null,
});

/** The rule of `consumerFor` as a where-clause; for statements that select from `consumers`. */
export const consumerVisible = (p: Placeholders<ConsumerSight>): SQL =>
  sql`${consumers.state} <> 'deleted' and (${p.seesAll}::boolean or ${consumers.id} = ${p.userId} or (${consumers.state} = 'active' and exists (
    select 1 from ${consumerLinks} where ${consumerLinks.memberId} = ${p.memberId} and ${consumerLinks.consumerId} = ${consumers.id})))`;

/** The driver of that id has an account; for lists of what is theirs. */
export const consumerExists = (id: SQL): SQL =>
  sql`exists (select 1 from ${consumers} where ${consumers.id} = ${id} and ${consumers.state} <> 'deleted')`;

/**
 * Reads a driver's own list with a statement that asks for `consumerExists`: only an empty one needs a second look.
 * Errors: NOT_FOUND for somebody else's.
 */
export async function ownList<T>(
  ctx: ReadCtx<"NOT_FOUND">,
  consumerId: number,
  read: () => Promise<T>,
  isEmpty: (list: T) => boolean,
): Promise<T> {
  const { actor } = ctx;
  const isOwn =
    actor.kind === "job" ||
    (actor.kind === "user" && (actor.userId === consumerId || actor.roles.includes("super_admin")));
  if (!isOwn) throw ctx.fail("NOT_FOUND");
  const list = await read();
  if (isEmpty(list)) await ownConsumer(ctx, consumerId);
  return list;
}
