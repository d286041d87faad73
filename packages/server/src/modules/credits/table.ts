import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { consumers } from "#modules/consumers";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

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
    reason: text({ enum: ["welcome", "pack", "scan", "scan_rejected", "rejection_undone", "expired"] }).notNull(),
    refId: idRef(),
    expiresAt: instant(),
    at: instant().notNull(),
  },
  (t) => [index("credit_entries_consumer").on(t.consumerId, t.id)],
);
