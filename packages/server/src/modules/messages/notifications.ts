import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { countUpTo, orderOf, pageOf } from "@treadclub/kit/db/page";
import { move, tryMove } from "@treadclub/kit/states";
import { signedInUser } from "#modules/identity";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { notificationMachine } from "./states.ts";
import { notifications } from "./table.ts";

type Parts = ParsedOf<Catalog["getNotificationList"]>;
type Row = typeof notifications.$inferSelect;

/** A page of a user's notifications in one of their roles, newest first; closed ones are left out. */
export async function listNotifications(
  ctx: ReadCtx<"NOT_FOUND">,
  { params, body }: Parts,
): Promise<ReplyOf<Catalog["getNotificationList"]>> {
  if (!isOwn(ctx, params.a)) throw ctx.fail("NOT_FOUND");
  const mine = and(eq(notifications.userId, params.a), sql`${notifications.role} = ${shownRole(params.b)}`);
  const unread = and(mine, eq(notifications.state, "unread"));
  const where = body.filters?.unread === true ? unread : and(mine, ne(notifications.state, "closed"));
  const { limit, offset } = pageOf(body);
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(where)
    .orderBy(...orderOf(body.sort, "-created_at", { created_at: notifications.createdAt }, notifications.id))
    .limit(limit)
    .offset(offset);
  const counted = await countUpTo(ctx.db, sql`select 1 from ${notifications} where ${where}`);
  const waiting = await countUpTo(ctx.db, sql`select 1 from ${notifications} where ${unread}`);
  return { list: rows.map(viewOf), ...counted, unread_count: waiting.total_count };
}

/** Marks a user's own notifications as read; answers how many were unread. */
export async function readNotifications(ctx: WriteCtx, ids: readonly number[]): Promise<number> {
  const userId = signedInUser(ctx);
  const own = await ctx.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(inArray(notifications.id, [...ids]), eq(notifications.userId, userId)));
  const read = await tryMove(
    ctx,
    notificationMachine,
    own.map((row) => row.id),
    "read",
  );
  if (read.length > 0) ctx.outbox.live({ to: { userIds: [userId] }, topic: "notification", id: null });
  return read.length;
}

export async function closeNotification(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, id: number): Promise<void> {
  const [row] = await ctx.db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(eq(notifications.id, id));
  if (!row || !isOwn(ctx, row.userId)) throw ctx.fail("NOT_FOUND");
  await move(ctx, notificationMachine, id, "close");
  ctx.outbox.live({ to: { userIds: [row.userId] }, topic: "notification", id });
}

const isOwn = ({ actor }: Pick<ReadCtx, "actor">, userId: number): boolean =>
  actor.kind === "user" && (actor.userId === userId || actor.roles.includes("super_admin"));

/** A super_admin is told what administrators are told. */
const shownRole = (role: Parts["params"]["b"]): string => (role === "super_admin" ? "admin" : role);

const viewOf = (row: Row) => ({
  id: row.id,
  type: row.type,
  state: row.state,
  created_at: row.createdAt.toISOString(),
  values: row.values,
  open_field: row.openField,
  open_field_type: row.openFieldType,
});
