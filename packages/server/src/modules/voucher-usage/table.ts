import { idColumn, idRef } from "@treadclub/kit/tables";
import { clubDiscounts, clubs } from "#modules/clubs";
import { bigint, date, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";

const counts = () => ({
  day: date({ mode: "string" }).notNull(),
  issued: integer().notNull(),
  seen: integer().notNull(),
  opened: integer().notNull(),
  shared: integer().notNull(),
  used: integer().notNull(),
  expired: integer().notNull(),
  usedPence: bigint({ mode: "number" }).notNull(),
});

/** What happened to the vouchers of a discount on a London day. */
export const voucherCounts = pgTable(
  "voucher_counts",
  {
    clubDiscountId: idRef()
      .notNull()
      .references(() => clubDiscounts.id),
    clubId: idRef()
      .notNull()
      .references(() => clubs.id),
    ...counts(),
  },
  (t) => [
    primaryKey({ columns: [t.clubDiscountId, t.day] }),
    index("voucher_counts_club").on(t.clubId, t.day),
    index("voucher_counts_day").on(t.day),
  ],
);

/** The same as it changed since, written by triggers of `vouchers`; a job adds it up. */
export const voucherCountChanges = pgTable("voucher_count_changes", {
  id: idColumn(),
  clubDiscountId: idRef().notNull(),
  clubId: idRef().notNull(),
  ...counts(),
});
