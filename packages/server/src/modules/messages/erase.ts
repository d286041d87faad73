import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { removeMessagesOnce, removeSettledMessages } from "@treadclub/kit/outbox";
import { outboxMessages } from "@treadclub/kit/tables";
import { asc, eq, sql } from "drizzle-orm";
import { noticeKey } from "./notice-mails.ts";
import { notificationChoices, notifications } from "./table.ts";

/** Deletes a driver's notifications and settings; a waiting mail is deleted once it is sent. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  await ctx.db.delete(notifications).where(eq(notifications.userId, consumerId));
  await ctx.db.delete(notificationChoices).where(eq(notificationChoices.userId, consumerId));
  await removeSettledMessages(ctx.db, [consumerId]);
  await forgetInNotices(ctx, consumerId);
}

/** What companies and administrators were told of a driver loses name and car; the mails of it are deleted. */
async function forgetInNotices(ctx: WriteCtx, consumerId: number): Promise<void> {
  const rows = await ctx.db
    .update(notifications)
    .set({ values: sql`${notifications.values} - array['driver', 'driver_id', 'plate', 'vehicle', 'reason']` })
    .where(
      sql`${notifications.values} ? 'driver_id' and (${notifications.values} ->> 'driver_id')::bigint = ${consumerId}`,
    )
    .returning({ id: notifications.id });
  await removeMessagesOnce(
    ctx.db,
    rows.map((row) => noticeKey(row.id)),
  );
}

/** What a user was told and what they chose. */
export async function dataOf(db: ReadDb, userId: number) {
  const received = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id));
  const chosen = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
  const written = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.userId, userId))
    .orderBy(asc(outboxMessages.id));
  return {
    notifications: received.map(({ type, state, values, createdAt }) => ({ type, state, values, at: createdAt })),
    notification_choices: chosen.map(({ topic, channel, isOn, changedAt }) => ({
      topic,
      channel,
      on: isOn,
      at: changedAt,
    })),
    messages: written.map(({ channel, recipient, subject, createdAt, sentAt }) => ({
      channel,
      to: recipient,
      subject,
      written_at: createdAt,
      sent_at: sentAt,
    })),
  };
}
