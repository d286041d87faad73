import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { isoInstant, wholeNumber } from "@treadclub/kit/db/decode";
import { allOf, defineList } from "@treadclub/kit/db/list";
import { isOneOf, orderOf } from "@treadclub/kit/db/page";
import { defineStatement } from "@treadclub/kit/db/statement";
import { move, tryMove } from "@treadclub/kit/states";
import { signedInUser } from "#modules/identity";
import { and, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { notificationMachine } from "./states.ts";
import { notifications } from "./table.ts";

type Parts = ParsedOf<Catalog["getNotificationList"]>;

interface Reader {
  readonly userId: number;
  readonly role: string;
}
interface Variant {
  readonly isUnread: boolean;
  readonly sort: Parts["body"]["sort"];
}

const countedTo = 10_000;

const ofReader = (p: { readonly [N in keyof Reader]: SQLWrapper }): SQL =>
  sql`${notifications.userId} = ${p.userId} and ${notifications.role} = ${p.role}`;
const unreadOf = (p: { readonly [N in keyof Reader]: SQLWrapper }): SQL<number> =>
  wholeNumber(
    sql`(select count(*) from (select 1 from ${notifications} where ${ofReader(p)} and ${notifications.state} = 'unread' limit ${sql.raw(String(countedTo))}) unread)`,
  );

const notificationList = defineList<Variant, Reader>()(({ isUnread, sort }, p) => ({
  fields: {
    unread: unreadOf(p),
    row: {
      id: notifications.id,
      type: notifications.type,
      state: notifications.state,
      created_at: isoInstant(notifications.createdAt),
      values: notifications.values,
      open_field: notifications.openField,
      open_field_type: notifications.openFieldType,
    },
  },
  id: notifications.id,
  from: sql`from ${notifications}`,
  where: allOf(
    ofReader(p),
    isUnread ? sql`${notifications.state} = 'unread'` : sql`${notifications.state} <> 'closed'`,
  ),
  order: sql.join(orderOf(sort, "-created_at", { created_at: notifications.createdAt }, notifications.id), sql`, `),
}));

const unreadCount = defineStatement<Reader>()((p) => ({
  fields: { total: unreadOf(p) },
  text: (columns) => sql`select ${columns}`,
}));

/** A page of a user's notifications in one of their roles, newest first; closed ones are left out. */
export async function listNotifications(
  ctx: ReadCtx<"NOT_FOUND">,
  { params, body }: Parts,
): Promise<ReplyOf<Catalog["getNotificationList"]>> {
  if (!isOwn(ctx, params.a)) throw ctx.fail("NOT_FOUND");
  const reader = { userId: params.a, role: shownRole(params.b) };
  const variant = { isUnread: body.filters?.unread === true, sort: body.sort };
  const { rows, count } = await notificationList.page(ctx.db, variant, reader, body);
  // Every row carries the count; a page behind the last one has none.
  const unread = rows[0]?.unread ?? (body.page === 1 ? 0 : ((await unreadCount.first(ctx.db, reader))?.total ?? 0));
  return { list: rows.map(({ row }) => row), ...count, unread_count: unread };
}

/** Marks a user's own notifications as read; answers how many were unread. */
export async function readNotifications(ctx: WriteCtx, ids: readonly number[]): Promise<number> {
  const userId = signedInUser(ctx);
  const own = await ctx.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isOneOf(notifications.id, ids), eq(notifications.userId, userId)));
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
