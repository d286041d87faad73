import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { consumers } from "#modules/consumers";
import { members } from "#modules/members";
import { vehicles } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";

/** What a driver asked; one quote of it goes to each fitter. */
export const quoteRequests = pgTable(
  "quote_requests",
  {
    id: idColumn(),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    vehicleId: idRef()
      .notNull()
      .references(() => vehicles.id),
    positions: text().array().notNull(),
    quantity: integer().notNull(),
    tyreSize: text().notNull(),
    loadRating: text().notNull(),
    speedRating: text().notNull(),
    tyreBrand: text().notNull(),
    preferredOn: date({ mode: "string" }),
    message: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index("quote_requests_consumer").on(t.consumerId, t.id)],
);

export const quotes = pgTable(
  "quotes",
  {
    id: idColumn(),
    number: text().notNull().unique(),
    requestId: idRef()
      .notNull()
      .references(() => quoteRequests.id),
    memberId: idRef()
      .notNull()
      .references(() => members.id),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    state: text({
      enum: ["awaiting_member", "in_review", "awaiting_customer", "booked", "rejected", "cancelled", "expired"],
    })
      .notNull()
      .default("awaiting_member"),
    /** Where it is carried out, once it is booked. */
    locationId: idRef(),
    requestedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    brand: text(),
    unitPricePence: integer(),
    alternatives: jsonb().$type<readonly { brand: string; unit_price_pence: number }[]>().notNull().default([]),
    services: jsonb().$type<readonly { name: string; quantity: number; price_pence: number }[]>().notNull().default([]),
    alignmentCheck: boolean().notNull().default(false),
    fittingMinutes: integer(),
    message: text().notNull().default(""),
    version: integer().notNull().default(0),
  },
  (t) => [
    unique("quotes_once").on(t.requestId, t.memberId),
    index("quotes_member").on(t.memberId, t.state, t.requestedAt, t.id),
    index("quotes_consumer").on(t.consumerId, t.requestedAt, t.id),
    index("quotes_answered")
      .on(t.memberId, t.answeredAt)
      .where(sql`answered_at is not null`),
    index("quotes_expiry").on(t.state, t.expiresAt),
  ],
);
