import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { users } from "#modules/identity";
import type { OfferText } from "@treadclub/texts/offer-words";
import { boolean, index, integer, jsonb, pgTable } from "drizzle-orm/pg-core";

/** What new drivers are offered; rows are only added, and the latest counts. */
export const offerSettings = pgTable(
  "offer_settings",
  {
    id: idColumn(),
    /** Whether visitors read of the offer; the welcome voucher is given all the same. */
    shown: boolean().notNull(),
    /** Of the voucher for the first completed scan. */
    welcomePence: integer().notNull(),
    /** Days from its issue to its last day; null: it has none. */
    welcomeDays: integer(),
    /** The most that is claimed. */
    capPence: integer().notNull(),
    /** Empty words stand for the built-in ones. */
    texts: jsonb().$type<OfferText[]>().notNull(),
    createdAt: instant().notNull(),
    createdBy: idRef().references(() => users.id),
  },
  (t) => [index("offer_settings_author").on(t.createdBy)],
);
