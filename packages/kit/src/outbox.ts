import { and, eq, inArray, lt, ne, or, sql, type SQLWrapper } from "drizzle-orm";
import type { WriteDb } from "./db/open.ts";
import { outboxMessages } from "./tables.ts";

export type OutboxMessage = typeof outboxMessages.$inferSelect;

/** What became of an attempt to send a message. */
export type SendOutcome = Partial<Pick<OutboxMessage, "state" | "sentAt" | "lastError">> & {
  /** Counts one more attempt. */
  readonly isTry?: boolean;
};

/** Records an attempt to send a waiting message. Returns the message, or null when it is not waiting. */
export async function recordSending(
  db: WriteDb,
  id: number,
  { isTry = false, ...outcome }: SendOutcome,
): Promise<OutboxMessage | null> {
  const [row] = await db
    .update(outboxMessages)
    .set({ ...outcome, ...(isTry ? { tries: sql`${outboxMessages.tries} + 1` } : {}) })
    .where(and(eq(outboxMessages.id, id), eq(outboxMessages.state, "waiting")))
    .returning();
  return row ?? null;
}

/** Empties the texts of messages from before an instant that wait no more. Returns the number of messages emptied. */
export async function blankMessages(db: WriteDb, before: Date): Promise<number> {
  const { rowCount } = await db
    .update(outboxMessages)
    .set({ body: "", content: null })
    .where(and(ne(outboxMessages.body, ""), ne(outboxMessages.state, "waiting"), lt(outboxMessages.createdAt, before)));
  return rowCount ?? 0;
}

/** Removes every message to a user or to an address, waiting ones too. */
export async function removeMessages(db: WriteDb, userId: number, address: string): Promise<void> {
  await db.delete(outboxMessages).where(or(eq(outboxMessages.userId, userId), eq(outboxMessages.recipient, address)));
}

/** Removes messages to users that wait no more. `userIds`: an array, or a query of one column. */
export async function removeSettledMessages(db: WriteDb, userIds: readonly number[] | SQLWrapper): Promise<void> {
  const theirs = "getSQL" in userIds ? userIds : [...userIds];
  await db
    .delete(outboxMessages)
    .where(and(ne(outboxMessages.state, "waiting"), inArray(outboxMessages.userId, theirs)));
}

/** Removes messages by the keys that make them unique, waiting ones too. */
export async function removeMessagesOnce(db: WriteDb, onceKeys: readonly string[]): Promise<void> {
  if (onceKeys.length > 0) await db.delete(outboxMessages).where(inArray(outboxMessages.onceKey, [...onceKeys]));
}
