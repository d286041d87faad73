import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { welcomeSignals, type SignalMatch } from "@treadclub/rules";
import { consumers } from "#modules/consumers";
import { users } from "#modules/identity";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What a driver who earned the welcome voucher is known by, hashed with a key; outlives the account until it is swept. */
export const welcomeMarks = pgTable(
  "welcome_marks",
  {
    kind: text({ enum: welcomeSignals }).notNull(),
    hash: text().notNull(),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    markedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.hash, t.consumerId] }),
    index("welcome_marks_consumer").on(t.consumerId),
    index("welcome_marks_age").on(t.markedAt),
  ],
);

/** A welcome voucher that is held because another account has something in common with its driver. */
export const welcomeReviews = pgTable(
  "welcome_reviews",
  {
    id: idColumn(),
    consumerId: idRef()
      .notNull()
      .unique()
      .references(() => consumers.id),
    /** What earned it. */
    scanId: idRef().notNull(),
    state: text({ enum: ["checking", "given", "refused", "appealed", "upheld", "granted", "withdrawn"] })
      .notNull()
      .default("checking"),
    plate: text().notNull(),
    /** Emptied some time after the decision. */
    signals: jsonb().$type<readonly SignalMatch[]>().notNull(),
    strength: text({ enum: ["weak", "strong"] }).notNull(),
    heldAt: instant().notNull(),
    /** When it is given unless somebody has decided; of an appeal, too. */
    answerBy: instant().notNull(),
    decidedAt: instant(),
    decidedBy: idRef().references(() => users.id),
    reason: text(),
    appeal: text(),
    appealedAt: instant(),
    appealAnswer: text(),
    appealAnsweredAt: instant(),
    appealAnsweredBy: idRef().references(() => users.id),
    version: integer().notNull().default(0),
  },
  (t) => [
    index("welcome_reviews_queue").on(sql`(state not in ('checking', 'appealed'))`, t.answerBy, t.id),
    index("welcome_reviews_state").on(t.state, t.answerBy, t.id),
    index("welcome_reviews_held").on(t.heldAt, t.id),
    index("welcome_reviews_scan").on(t.scanId),
  ],
);
