import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { consumers } from "#modules/consumers";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

export const vehicles = pgTable(
  "vehicles",
  {
    id: idColumn(),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    number: text().notNull(),
    brand: text().notNull(),
    model: text().notNull(),
    colour: text().notNull(),
    fuel: text().notNull(),
    engineSize: text().notNull(),
    year: integer(),
    lastMotOn: date({ mode: "string" }),
    motDueOn: date({ mode: "string" }),
    nextServiceOn: date({ mode: "string" }),
    motReminder: boolean().notNull().default(true),
    mileage: integer(),
    averageAnnualMileage: integer(),
    tyreSize: text().notNull(),
    loadRating: text().notNull(),
    speedRating: text().notNull(),
    rearTyreSize: text().notNull(),
    rearLoadRating: text().notNull(),
    rearSpeedRating: text().notNull(),
    source: text({ enum: ["register", "typed"] }).notNull(),
    createdAt: instant().notNull(),
    removedAt: instant(),
    version: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex("vehicles_number")
      .on(t.number)
      .where(sql`removed_at is null`),
    index("vehicles_consumer").on(t.consumerId, t.id),
  ],
);
