import { messageStates, messageTypes } from "@treadclub/contract/measurement/management";
import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { keys, measurements } from "#measurement/table";

/** Webhook messages, one row for each event of a measurement, or for a test; sent by a job. */
export const webhookMessages = pgTable(
  "webhook_messages",
  {
    id: idColumn(),
    keyId: idRef()
      .notNull()
      .references(() => keys.id),
    /** Null for a test. */
    measurementId: idRef().references(() => measurements.id),
    /** The `webhook-id`: the same at every try. */
    eventId: text().notNull().unique(),
    type: text({ enum: messageTypes }).notNull(),
    state: text({ enum: messageStates }).notNull().default("waiting"),
    tries: integer().notNull().default(0),
    dueAt: instant().notNull(),
    lastStatus: integer(),
    lastError: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    /** As it was last sent. */
    body: text(),
    /** Until when a process has it under way. */
    underwayUntil: instant(),
    version: integer().notNull().default(0),
  },
  (t) => [
    index("webhook_messages_due").on(t.state, t.dueAt, t.id),
    index("webhook_messages_measurement").on(t.measurementId, t.id),
    index("webhook_messages_key").on(t.keyId, t.id),
    index("webhook_messages_key_state").on(t.keyId, t.state, t.id),
  ],
);

/** Every try to send a message, with what its receiver answered. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    id: idColumn(),
    messageId: idRef()
      .notNull()
      .references(() => webhookMessages.id, { onDelete: "cascade" }),
    at: instant().notNull(),
    ms: integer().notNull(),
    status: integer(),
    problem: text(),
    /** The first 2 kB. */
    answer: text().notNull().default(""),
  },
  (t) => [index("webhook_attempts_message").on(t.messageId, t.id)],
);
