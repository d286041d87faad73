import { idRef, instant } from "@treadclub/kit/tables";
import { users } from "#modules/identity";
import { pgTable, text } from "drizzle-orm/pg-core";

/** A change of address that is under way; one a user. */
export const emailChanges = pgTable("email_changes", {
  userId: idRef()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text().notNull(),
  oldConfirmedAt: instant(),
  newConfirmedAt: instant(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
});
