import type { WriteCtx } from "@treadclub/kit/context";
import { begun } from "@treadclub/kit/states";
import { userRoles, users } from "#modules/identity";
import { memberUserIds } from "#modules/members";
import { and, eq, inArray } from "drizzle-orm";
import { noticeJob } from "./notice-mails.ts";
import { notificationMachine } from "./states.ts";
import { notifications, type NoteType, type OpenFieldType } from "./table.ts";
import { topicOf } from "./topics.ts";

export interface Note {
  readonly type: NoteType;
  /** Values for the sentence of this type. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The record that the notification leads to. */
  readonly openField?: number;
  readonly openFieldType?: OpenFieldType;
}

export interface NoteTo extends Note {
  readonly userIds: readonly number[] | "admins";
  /** The role in which they see it. */
  readonly role: "consumer" | "member" | "admin";
}

/** A message between processes holds at most 8000 bytes. */
const liveReceivers = 400;

/** Tells users in the app: a notification each, shown at once to those who are looking; by mail, too, those who want it. */
export async function notify(ctx: WriteCtx, note: NoteTo): Promise<void> {
  const userIds = note.userIds === "admins" ? await adminIds(ctx) : [...new Set(note.userIds)];
  if (userIds.length === 0) return;
  const row = {
    role: note.role,
    type: note.type,
    values: note.values ?? {},
    openField: note.openField ?? null,
    openFieldType: note.openFieldType ?? null,
    createdAt: ctx.now,
  };
  const made = await ctx.db
    .insert(notifications)
    .values(userIds.map((userId) => ({ ...row, userId })))
    .returning({ id: notifications.id });
  await begun(
    ctx,
    notificationMachine,
    made.map(({ id }) => id),
  );
  if (topicOf(note.role, note.type) !== null)
    await ctx.outbox.job(noticeJob, { ids: made.map(({ id }) => id).join(",") });
  const [only] = made;
  for (let from = 0; from < userIds.length; from += liveReceivers)
    await ctx.outbox.live({
      userIds: userIds.slice(from, from + liveReceivers),
      topic: "notification",
      id: made.length === 1 && only ? only.id : null,
    });
}

export const notifyConsumer = (ctx: WriteCtx, consumerId: number, note: Note): Promise<void> =>
  notify(ctx, { ...note, userIds: [consumerId], role: "consumer" });

/** Tells every user of a company. */
export const notifyMember = async (ctx: WriteCtx, memberId: number, note: Note): Promise<void> =>
  notify(ctx, { ...note, userIds: await memberUserIds(ctx.db, memberId), role: "member" });

/** Tells every administrator, whose open lists of such records follow at once. */
export async function notifyAdmins(ctx: WriteCtx, note: Note): Promise<void> {
  const userIds = await adminIds(ctx);
  await notify(ctx, { ...note, userIds, role: "admin" });
  if (note.openFieldType !== undefined && userIds.length > 0)
    await ctx.outbox.live({
      userIds: userIds.slice(0, liveReceivers),
      topic: note.openFieldType,
      id: note.openField ?? null,
    });
}

/** Everybody who does the work of administrators. */
export async function adminIds(ctx: WriteCtx): Promise<number[]> {
  const rows = await ctx.db
    .selectDistinct({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(inArray(userRoles.role, ["admin", "super_admin"]), eq(users.disabled, false)));
  return rows.map((row) => row.id);
}
