import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { users } from "#modules/identity";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Complaints about how personal data is handled: acknowledged within 30 days. */
export const dataComplaints = pgTable(
  "data_complaints",
  {
    id: idColumn(),
    reference: text().notNull().unique(),
    state: text({ enum: ["received", "acknowledged", "answered"] })
      .notNull()
      .default("received"),
    about: text({
      enum: ["access", "correction", "erasure", "marketing", "sharing", "security", "other"],
    }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    text: text().notNull(),
    locale: text({ enum: ["en", "cn", "uk"] }).notNull(),
    userId: idRef().references(() => users.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    acknowledgeBy: instant().notNull(),
    acknowledgedAt: instant(),
    answeredAt: instant(),
    answer: text(),
    version: integer().notNull().default(0),
  },
  (t) => [
    index("data_complaints_due").on(t.acknowledgeBy, t.id),
    index("data_complaints_newest").on(t.createdAt, t.id),
    index("data_complaints_state").on(t.state, t.acknowledgeBy, t.id),
    index("data_complaints_email").on(t.email),
  ],
);
