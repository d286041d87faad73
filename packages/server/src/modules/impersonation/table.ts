import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { users } from "#modules/identity";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Each time that an administrator asked to act as a user; `startedAt` is null where they never did. */
export const impersonations = pgTable(
  "impersonations",
  {
    id: idColumn(),
    adminId: idRef()
      .notNull()
      .references(() => users.id),
    userId: idRef()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    endsAt: instant(),
    /** When it was left; null also where it ended in another way, which the session knows. */
    endedAt: instant(),
    sessionId: idRef(),
    /** Calls that only read, and calls that changed something; refused ones count in neither. */
    looked: integer().notNull().default(0),
    changed: integer().notNull().default(0),
  },
  (t) => [
    index("impersonations_user").on(t.userId, t.createdAt, t.id),
    index("impersonations_admin").on(t.adminId, t.id),
  ],
);
