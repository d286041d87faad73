import { isAdmin } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { signedInUser } from "#modules/identity";
import { eq } from "drizzle-orm";
import { memberMaySee } from "./links.ts";
import { consumers } from "./table.ts";

export type ConsumerRow = typeof consumers.$inferSelect;

/** A driver that the actor may see: themselves, for administrators anybody, for a member those linked to it. Else NOT_FOUND. */
export async function consumerFor(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<ConsumerRow> {
  const [row] = await ctx.db.select().from(consumers).where(eq(consumers.id, id));
  if (!row || row.state === "deleted" || !(await maySee(ctx, row))) throw ctx.fail("NOT_FOUND");
  return row;
}

async function maySee(ctx: ReadCtx<"NOT_FOUND">, row: ConsumerRow): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind === "job" || isAdmin(actor)) return true;
  if (actor.kind !== "user") return false;
  if (actor.userId === row.id) return true;
  return actor.memberId !== null && row.state === "active" && memberMaySee(ctx, actor.memberId, row.id);
}

/**
 * The signed-in user as a driver; ACTION_NOT_ALLOWED for anybody else, for example a super_admin.
 * In a transaction the account cannot be closed before it ends.
 */
export async function signedInConsumer(ctx: ReadCtx<"ACTION_NOT_ALLOWED">): Promise<number> {
  const id = signedInUser(ctx);
  const query = ctx.db.select({ id: consumers.id, state: consumers.state }).from(consumers).where(eq(consumers.id, id));
  const [row] = await ("outbox" in ctx ? query.for("key share") : query);
  if (!row || row.state !== "active") throw ctx.fail("ACTION_NOT_ALLOWED");
  return row.id;
}

/** The driver whose own list is asked for: themselves, or anybody for a super_admin. Else NOT_FOUND. */
export async function ownConsumer(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<Pick<ConsumerRow, "id">> {
  const { actor } = ctx;
  // The gate has seen that the account is open.
  if (actor.kind === "user" && actor.userId === id && actor.roles.includes("consumer")) return { id };
  const isOwn =
    actor.kind === "job" || (actor.kind === "user" && (actor.userId === id || actor.roles.includes("super_admin")));
  if (!isOwn) throw ctx.fail("NOT_FOUND");
  return consumerFor(ctx, id);
}
