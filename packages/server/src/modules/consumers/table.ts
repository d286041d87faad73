import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { users } from "#modules/identity";
import { members } from "#modules/members";
import { bigint, index, pgTable, text, unique } from "drizzle-orm/pg-core";

/** A driver; the id is the user's id. */
export const consumers = pgTable(
  "consumers",
  {
    id: bigint({ mode: "number" })
      .primaryKey()
      .references(() => users.id),
    state: text({ enum: ["active", "disabled", "closed", "deleted"] })
      .notNull()
      .default("active"),
    createdAt: instant().notNull(),
    /** When its driver closed the account. */
    closedAt: instant(),
  },
  (t) => [index("consumers_created").on(t.createdAt, t.id)],
);

/** Why a member may see a driver; rows are only added, by this and higher modules. */
export const consumerLinks = pgTable(
  "consumer_links",
  {
    id: idColumn(),
    memberId: idRef()
      .notNull()
      .references(() => members.id),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    reason: text({ enum: ["joined", "registered", "quoted", "booked", "warranty"] }).notNull(),
    refId: idRef().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique("consumer_links_once").on(t.memberId, t.consumerId, t.reason, t.refId),
    index("consumer_links_consumer").on(t.consumerId),
  ],
);
