import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { isoInstant, wholeNumber } from "@treadclub/kit/db/decode";
import { listPage } from "@treadclub/kit/db/list";
import { choose } from "@treadclub/kit/db/list-conditions";
import { isOneOf } from "@treadclub/kit/db/page";
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
const countedTo = 10_000;

const ofReader = (p: { readonly [N in keyof Reader]: SQLWrapper }): SQL =>
  sql`${notifications.userId} = ${p.userId} and ${notifications.role} = ${p.role}`;
const unreadOf = (p: { readonly [N in keyof Reader]: SQLWrapper }): SQL<number> =>
  wholeNumber(
    sql`(select count(*) from (select 1 from ${notifications} where ${ofReader(p)} and ${notifications.state} = 'unread' limit ${sql.raw(String(countedTo))}) unread)`,
  );

const notificationList = listPage<Parts["body"], Reader>()(
  (p) => ({
    from: notifications,
    fields: {
      id: notifications.id,
      type: notifications.type,
      state: notifications.state,
      created_at: isoInstant(notifications.createdAt),
      values: notifications.values,
      open_field: notifications.openField,
      open_field_type: notifications.openFieldType,
    },
    where: [
      ofReader(p),
      choose(
        ({ body }) => (body.filters?.unread === true ? "unread" : "open"),
        (which) =>
          which === "unread" ? sql`${notifications.state} = 'unread'` : sql`${notifications.state} <> 'closed'`,
      ),
    ],
    sort: { by: { created_at: notifications.createdAt }, usual: "-created_at" },
    beside: { unread_count: unreadOf(p) },
  }),
  (row) => row,
);

/** A page of a user's notifications in one of their roles, newest first; closed ones are left out. */
export async function listNotifications(
  ctx: ReadCtx<"NOT_FOUND">,
  { params, body }: Parts,
): Promise<ReplyOf<Catalog["getNotificationList"]>> {
  if (!isOwn(ctx, params.a)) throw ctx.fail("NOT_FOUND");
  return notificationList({ ctx, body, userId: params.a, role: shownRole(params.b) });
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

/** A super_admin gets the notifications of administrators. */
const shownRole = (role: Parts["params"]["b"]): string => (role === "super_admin" ? "admin" : role);
