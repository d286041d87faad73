import { workflows } from "@treadclub/contract/measurement/states";
import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { clubs } from "#modules/clubs";
import { consumers } from "#modules/consumers";
import { users } from "#modules/identity";
import { members } from "#modules/members";
import { vehicles } from "#modules/vehicles";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Sessions of the measurement service begun here; their scans are in `scans`. */
export const measurementSessions = pgTable(
  "measurement_sessions",
  {
    id: idColumn(),
    serviceSessionId: idRef().notNull().unique(),
    tokenHash: text().notNull().unique(),
    /** Sealed; null once nobody may scan with it any more. */
    token: text(),
    apiBase: text().notNull(),
    scanner: text().notNull(),
    workflow: text({ enum: workflows }).notNull(),
    begunBy: idRef()
      .notNull()
      .references(() => users.id),
    /** The company of whoever began it, later the one that the scans are made with. */
    memberId: idRef().references(() => members.id),
    /** Null until it is bound, as the vehicle is. */
    consumerId: idRef().references(() => consumers.id),
    vehicleId: idRef().references(() => vehicles.id),
    clubId: idRef().references(() => clubs.id),
    /** Who judges its scans. */
    ask: text({ enum: ["ask_member", "ask_admin"] })
      .notNull()
      .default("ask_admin"),
    /** A machine's sure result completes a scan by itself. */
    byEngine: boolean().notNull().default(false),
    mileage: integer(),
    createdAt: instant().notNull(),
    boundAt: instant(),
    /** Since when the service knows which tyres. */
    plannedAt: instant(),
    expiresAt: instant().notNull(),
    /** When it is looked at again, if nothing is heard of it before. */
    followAt: instant().notNull(),
    endedAt: instant(),
    /** The service is to forget it, and has. */
    forgetAt: instant(),
    forgottenAt: instant(),
  },
  (t) => [
    index("measurement_sessions_due").on(t.followAt, t.id),
    index("measurement_sessions_consumer").on(t.consumerId, t.id),
    index("measurement_sessions_begun_by").on(t.begunBy, t.id),
    index("measurement_sessions_forget").on(t.forgetAt, t.id),
  ],
);
