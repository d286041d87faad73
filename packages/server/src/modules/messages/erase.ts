import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { removeSettledMessages } from "@treadclub/kit/outbox";
import { outboxMessages } from "@treadclub/kit/tables";
import { asc, eq } from "drizzle-orm";
import { notificationChoices, notifications } from "./table.ts";

/** What was told to a driver goes, with what they chose; a mail that still waits goes once it is sent. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  await ctx.db.delete(notifications).where(eq(notifications.userId, consumerId));
  await ctx.db.delete(notificationChoices).where(eq(notificationChoices.userId, consumerId));
  await removeSettledMessages(ctx.db, [consumerId]);
}

/** What a user was told and what they chose. */
export async function dataOf(db: ReadDb, userId: number) {
  const told = await db
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
    notifications: told.map(({ type, state, values, createdAt }) => ({ type, state, values, at: createdAt })),
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
