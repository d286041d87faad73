import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const instant = (name?: string) =>
  name === undefined
    ? timestamp({ withTimezone: true, mode: "date" })
    : timestamp(name, { withTimezone: true, mode: "date" });
export const idColumn = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
export const idRef = () => bigint({ mode: "number" });

/** Who did what to which record, in the transaction that did it. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: idColumn(),
    at: instant().notNull(),
    actorUserId: idRef(),
    actingAdminId: idRef(),
    actor: text().notNull(),
    action: text().notNull(),
    thing: text().notNull(),
    thingId: idRef().notNull(),
    diff: jsonb(),
    requestId: text().notNull(),
  },
  (t) => [index("audit_log_thing").on(t.thing, t.thingId, t.id), index("audit_log_actor").on(t.actorUserId, t.id)],
);

/** Every change of a state column; written by `move` only. */
export const stateHistory = pgTable(
  "state_history",
  {
    id: idColumn(),
    at: instant().notNull(),
    machine: text().notNull(),
    thingId: idRef().notNull(),
    event: text().notNull(),
    fromState: text(),
    toState: text().notNull(),
    actorUserId: idRef(),
    actingAdminId: idRef(),
  },
  (t) => [index("state_history_thing").on(t.machine, t.thingId, t.id)],
);

/** The columns of a history row that are written. */
export const historyColumns = {
  at: stateHistory.at,
  machine: stateHistory.machine,
  thingId: stateHistory.thingId,
  event: stateHistory.event,
  fromState: stateHistory.fromState,
  toState: stateHistory.toState,
  actorUserId: stateHistory.actorUserId,
  actingAdminId: stateHistory.actingAdminId,
};

export const outboxMessages = pgTable(
  "outbox_messages",
  {
    id: idColumn(),
    createdAt: instant().notNull(),
    channel: text({ enum: ["email", "sms", "push"] }).notNull(),
    recipient: text().notNull(),
    userId: idRef(),
    subject: text().notNull(),
    body: text().notNull(),
    /** What the body is made of, for a channel that shows more than text. */
    content: jsonb().$type<object>(),
    state: text({ enum: ["waiting", "sent", "failed"] })
      .notNull()
      .default("waiting"),
    tries: integer().notNull().default(0),
    sentAt: instant(),
    lastError: text(),
    onceKey: text().unique(),
  },
  (t) => [
    index("outbox_messages_newest").on(t.createdAt, t.id),
    index("outbox_messages_user")
      .on(t.userId)
      .where(sql`user_id is not null`),
    index("outbox_messages_with_text")
      .on(t.createdAt)
      .where(sql`body <> ''`),
  ],
);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    scope: text().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    bodyHash: text().notNull(),
    reply: jsonb(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index("idempotency_keys_age").on(t.createdAt)],
);

export const uploads = pgTable(
  "uploads",
  {
    id: text().primaryKey(),
    userId: idRef().notNull(),
    state: text({ enum: ["receiving", "ready", "refused", "attached"] })
      .notNull()
      .default("receiving"),
    photoId: uuid(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [index("uploads_user").on(t.userId, t.id), index("uploads_age").on(t.createdAt)],
);

export const photos = pgTable(
  "photos",
  {
    id: uuid().primaryKey(),
    userId: idRef().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: instant().notNull(),
    removedAt: instant(),
  },
  (t) => [
    index("photos_user").on(t.userId),
    index("photos_removed")
      .on(t.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

/** Secrets that all processes share when none is configured, for example the signing key of tokens. */
export const sharedSecrets = pgTable("shared_secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: instant().notNull(),
});

/** Counters of the limits, unlogged: `expire` ends the window, in milliseconds. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
