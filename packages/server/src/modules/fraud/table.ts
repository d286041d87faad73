import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { oddityKinds, welcomeSignals, type SignalMatch } from "@treadclub/rules";
import { clubs } from "#modules/clubs";
import { consumers } from "#modules/consumers";
import { users } from "#modules/identity";
import { members } from "#modules/members";
import { vouchers } from "#modules/vouchers";
import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";

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

/** What was odd at a till or a club, once a day for each. */
export const oddities = pgTable(
  "oddities",
  {
    id: idColumn(),
    kind: text({ enum: oddityKinds }).notNull(),
    /** Which till, or which club and browser. */
    subject: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    memberId: idRef().references(() => members.id),
    clubId: idRef().references(() => clubs.id),
    userId: idRef().references(() => users.id),
    voucherId: idRef().references(() => vouchers.id),
    count: integer().notNull(),
    since: instant().notNull(),
    until: instant().notNull(),
  },
  (t) => [
    unique().on(t.kind, t.subject, t.day),
    index("oddities_newest").on(t.until, t.id),
    index("oddities_member").on(t.memberId, t.until, t.id),
  ],
);

/** Who has looked at it; a company and the administrators each for themselves. */
export const oddityLooks = pgTable(
  "oddity_looks",
  {
    oddityId: idRef()
      .notNull()
      .references(() => oddities.id, { onDelete: "cascade" }),
    side: text({ enum: ["member", "office"] }).notNull(),
    lookedAt: instant().notNull(),
    userId: idRef().references(() => users.id),
    note: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.oddityId, t.side] })],
);
