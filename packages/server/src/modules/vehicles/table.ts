import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import type { MotSeverity } from "@treadclub/rules";
import { consumers } from "#modules/consumers";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";

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
    /** Worked out from the readings of its MOT tests. */
    motAnnualMileage: integer(),
    /** When the register last answered with its MOT tests. */
    motCheckedAt: instant(),
    /** When it is asked again; null: as soon as possible. */
    motAskAt: instant(),
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
    index("vehicles_newest")
      .on(t.createdAt, t.id)
      .where(sql`removed_at is null`),
    index("vehicles_mot_due")
      .on(t.motDueOn, t.id)
      .where(sql`removed_at is null`),
    index("vehicles_brand")
      .on(sql`lower(${t.brand})`, t.createdAt, t.id)
      .where(sql`removed_at is null`),
    index("vehicles_mot_ask")
      .on(t.motAskAt, t.id)
      .where(sql`removed_at is null`),
  ],
);

/** What a register said of the MOT tests of a vehicle, oldest first. */
export const motTests = pgTable(
  "mot_tests",
  {
    vehicleId: idRef()
      .notNull()
      .references(() => vehicles.id),
    place: integer().notNull(),
    completedOn: date({ mode: "string" }).notNull(),
    passed: boolean().notNull(),
    expiresOn: date({ mode: "string" }),
    /** Whole miles, whatever the odometer counts in; null where nobody could read it. */
    miles: integer(),
    remarks: jsonb().$type<readonly MotRemark[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.vehicleId, t.place] })],
);

export interface MotRemark {
  readonly text: string;
  readonly severity: MotSeverity;
}

/** Who drives a vehicle besides its owner. */
export const vehicleDrivers = pgTable(
  "vehicle_drivers",
  {
    vehicleId: idRef()
      .notNull()
      .references(() => vehicles.id),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    since: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vehicleId, t.consumerId] }),
    index("vehicle_drivers_consumer").on(t.consumerId, t.vehicleId),
  ],
);

/** What a driver asks of another one who has the car: to become its owner, or to share it. */
export const vehicleRequests = pgTable(
  "vehicle_requests",
  {
    id: idColumn(),
    vehicleId: idRef()
      .notNull()
      .references(() => vehicles.id),
    askerId: idRef()
      .notNull()
      .references(() => consumers.id),
    holderId: idRef()
      .notNull()
      .references(() => consumers.id),
    wish: text({ enum: ["owner", "share"] }).notNull(),
    state: text({ enum: ["open", "handed_over", "shared", "declined", "withdrawn", "lapsed"] })
      .notNull()
      .default("open"),
    askedAt: instant().notNull(),
    remindedAt: instant(),
    decidedAt: instant(),
  },
  (t) => [
    uniqueIndex("vehicle_requests_open")
      .on(t.vehicleId, t.askerId)
      .where(sql`state = 'open'`),
    index("vehicle_requests_holder")
      .on(t.holderId, t.id)
      .where(sql`state = 'open'`),
    index("vehicle_requests_asker").on(t.askerId, t.id),
    index("vehicle_requests_due")
      .on(t.askedAt, t.id)
      .where(sql`state = 'open'`),
  ],
);
