import { instant } from "@treadclub/kit/tables";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Figures of the whole platform, counted now and then: too many rows to count while somebody waits. */
export const reportFigures = pgTable("report_figures", {
  name: text({ enum: ["vehicles", "checks_month", "checks_week"] }).primaryKey(),
  countedAt: instant().notNull(),
  figures: jsonb().notNull(),
});
