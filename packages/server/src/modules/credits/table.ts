import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { consumers } from "#modules/consumers";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";

/** The ledger of scan credits; rows are only added and the balance is their sum. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: idColumn(),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    amount: integer().notNull(),
    kind: text({ enum: ["free", "paid"] }).notNull(),
    reason: text({
      enum: ["welcome", "pack", "scan", "scan_rejected", "rejection_undone", "expired", "refunded"],
    }).notNull(),
    /** The scan that it was spent on or came back from. */
    refId: idRef(),
    /** The order whose pack it belongs to; null: the welcome. */
    orderId: idRef(),
    expiresAt: instant(),
    at: instant().notNull(),
  },
  (t) => [
    index("credit_entries_consumer").on(t.consumerId, t.id),
    index("credit_entries_order")
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
    index("credit_entries_expiry")
      .on(t.expiresAt, t.consumerId)
      .where(sql`${t.expiresAt} is not null`),
    uniqueIndex("credit_entries_pack_once")
      .on(t.orderId, t.kind)
      .where(sql`${t.reason} = 'pack'`),
  ],
);

/** Ends of free scans that drivers have been reminded of. */
export const creditReminders = pgTable(
  "credit_reminders",
  {
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    orderId: idRef().notNull(),
    expiresAt: instant().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.consumerId, t.orderId, t.expiresAt] })],
);
