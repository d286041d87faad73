import { idColumn, idRef, instant, photos } from "@treadclub/kit/tables";
import { members } from "#modules/members";
import { boolean, date, index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";

/** What a deal says in one language. */
export interface DealText {
  readonly locale: "en" | "cn" | "uk";
  readonly title: string;
  readonly text: string;
  readonly terms: string;
  readonly picture_alt: string;
}

/** What a member offers its drivers from one London day to another. */
export const deals = pgTable(
  "deals",
  {
    id: idColumn(),
    memberId: idRef()
      .notNull()
      .references(() => members.id),
    texts: jsonb().$type<DealText[]>().notNull(),
    pricePence: integer(),
    wasPence: integer(),
    wasSince: date({ mode: "string" }),
    savingPence: integer(),
    startsOn: date({ mode: "string" }).notNull(),
    endsOn: date({ mode: "string" }).notNull(),
    quoteLink: boolean().notNull().default(true),
    hidden: boolean().notNull().default(false),
    photoId: uuid().references(() => photos.id, { onDelete: "set null" }),
    /** Its place among the deals of its member. */
    place: integer().notNull(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(0),
  },
  (t) => [index("deals_member").on(t.memberId, t.place, t.id), index("deals_photo").on(t.photoId)],
);
