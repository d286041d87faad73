import { notificationEntity } from "@treadclub/contract/states";
import type { WriteCtx } from "@treadclub/kit/context";
import { defer } from "@treadclub/kit/db/deferred";
import type { NoticeKind } from "@treadclub/texts/notice-words";
import { userRoles, users } from "#modules/identity";
import { and, eq, inArray } from "drizzle-orm";
import { noticeJob } from "./notice-mails.ts";
import { noticePart } from "./notice-part.ts";
import type { NoteType } from "./table.ts";
import { topicOf } from "./topics.ts";

export interface Note {
  readonly type: NoteType;
  /** What exactly happened, which chooses the sentence. */
  readonly kind?: NoticeKind;
  /** Values for the sentence of this type. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The record that the notification leads to; its type says of which entity. */
  readonly recordId: number;
}

type Receivers =
  | { readonly userIds: readonly number[] }
  /** Everybody who works there when the transaction commits. */
  | { readonly memberIds: readonly number[] }
  | { readonly admins: true };

/** Notifies users in the app, at once those who are looking; by mail, too, those who want it. `role`: the one in which they see it. */
export function notify(ctx: WriteCtx, to: Receivers, role: "consumer" | "member" | "admin", note: Note): void {
  const user = ctx.actor.kind === "user" ? ctx.actor : null;
  const isMailed = topicOf(role, note.type) !== null;
  const row = {
    role,
    type: note.type,
    values: { ...note.values, ...(note.kind === undefined ? {} : { kind: note.kind }) },
    openField: note.recordId,
    openFieldType: notificationEntity[note.type],
    createdAt: ctx.now,
    actorUserId: user?.userId ?? null,
    actingAdminId: user?.actingAdminId ?? null,
    isMailed,
    userId: null,
    memberId: null,
    admins: false,
  };
  const rows =
    "admins" in to
      ? [{ ...row, admins: true }]
      : "memberIds" in to
        ? to.memberIds.map((memberId) => ({ ...row, memberId }))
        : [...new Set(to.userIds)].map((userId) => ({ ...row, userId }));
  if (rows.length === 0) return;
  defer(ctx.db, noticePart, rows);
  if (isMailed) ctx.outbox.wake(noticeJob);
  ctx.outbox.live({ to, topic: "notification", id: null });
}

export const notifyConsumer = (ctx: WriteCtx, consumerId: number, note: Note): void =>
  notify(ctx, { userIds: [consumerId] }, "consumer", note);

/** Notifies every user of a company. */
export const notifyMember = (ctx: WriteCtx, memberId: number, note: Note): void =>
  notify(ctx, { memberIds: [memberId] }, "member", note);

/** Notifies every administrator, whose open lists of such records follow at once. */
export function notifyAdmins(ctx: WriteCtx, note: Note): void {
  notify(ctx, { admins: true }, "admin", note);
  ctx.outbox.live({ to: { admins: true }, topic: notificationEntity[note.type], id: note.recordId });
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
