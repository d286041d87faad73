import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { consumers } from "#modules/consumers";
import { index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";

/** What every reference begins with. */
export const referencePrefix = "TC-";

/** Orders of packs of scans. They hold no personal words but the administrator's note, and outlive an erased account. */
export const creditOrders = pgTable(
  "credit_orders",
  {
    id: idColumn(),
    reference: text().notNull().unique(),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    state: text({ enum: ["created", "paid", "failed", "cancelled", "expired", "refunding", "refunded"] })
      .notNull()
      .default("created"),
    credits: integer().notNull(),
    freeScans: integer().notNull(),
    pricePence: integer().notNull(),
    vatPence: integer().notNull(),
    /** The rate on the day of the order: 2000 is 20 %. */
    vatBasisPoints: integer().notNull(),
    vatNumber: text(),
    provider: text({ enum: ["test", "stripe"] }).notNull(),
    /** What the provider calls the checkout, and the payment once there is one. */
    session: text().notNull().unique(),
    checkoutUrl: text().notNull(),
    payment: text(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    refundPence: integer(),
    refundAskedAt: instant(),
    refundedAt: instant(),
    refundNote: text().notNull().default(""),
    version: integer().notNull().default(0),
  },
  (t) => [
    index("credit_orders_consumer").on(t.consumerId, t.createdAt, t.id),
    index("credit_orders_newest").on(t.createdAt, t.id),
    index("credit_orders_paid").on(t.paidAt, t.id),
    index("credit_orders_state").on(t.state, t.createdAt, t.id),
    uniqueIndex("credit_orders_payment")
      .on(t.payment)
      .where(sql`${t.payment} is not null`),
  ],
);

/** What providers have posted, each event once. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: idColumn(),
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    orderId: idRef().references(() => creditOrders.id),
    receivedAt: instant().notNull(),
  },
  (t) => [unique().on(t.provider, t.eventId)],
);
