import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { users } from "#modules/identity";
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const memberships = pgTable("memberships", {
  id: idColumn(),
  code: text({ enum: ["independent", "garage", "mobile", "chain"] })
    .notNull()
    .unique(),
  pricePencePerMonth: integer().notNull(),
  place: integer().notNull(),
});

export const members = pgTable(
  "members",
  {
    id: idColumn(),
    companyName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    postcode: text().notNull(),
    website: text(),
    state: text({ enum: ["new", "accepted", "disabled", "deleted"] })
      .notNull()
      .default("new"),
    scanPermission: boolean().notNull().default(false),
    scanManage: text({ enum: ["members_only", "admin_only", "member_and_api", "admin_and_api"] })
      .notNull()
      .default("admin_only"),
    vatRegistered: boolean().notNull().default(true),
    defaultLanguage: text({ enum: ["en", "cn", "uk"] })
      .notNull()
      .default("en"),
    createdAt: instant().notNull(),
    version: integer().notNull().default(0),
    membershipId: idRef().references(() => memberships.id),
    /** Origins that may show the company's sign-up inside a frame. */
    sites: text().array().notNull().default([]),
  },
  (t) => [
    index("members_state").on(t.state, t.createdAt, t.id),
    index("members_name").on(t.companyName, t.id),
    index("members_created").on(t.createdAt, t.id),
  ],
);

export const memberUsers = pgTable(
  "member_users",
  {
    userId: idRef()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    memberId: idRef()
      .notNull()
      .references(() => members.id),
    position: text({ enum: ["owner", "staff"] }).notNull(),
  },
  (t) => [index("member_users_member").on(t.memberId)],
);

export const locations = pgTable(
  "locations",
  {
    id: idColumn(),
    memberId: idRef()
      .notNull()
      .references(() => members.id),
    name: text().notNull(),
    addressLine1: text().notNull(),
    addressLine2: text().notNull().default(""),
    city: text().notNull(),
    postcode: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    bays: integer().notNull().default(2),
    timeZone: text().notNull().default("Europe/London"),
  },
  (t) => [index("locations_member").on(t.memberId, t.id)],
);

/** Local times; day 0 is Monday. A day without a row is closed. */
export const openingHours = pgTable(
  "opening_hours",
  {
    locationId: idRef()
      .notNull()
      .references(() => locations.id, { onDelete: "cascade" }),
    day: integer().notNull(),
    openTime: text().notNull(),
    closeTime: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.locationId, t.day, t.openTime] })],
);

/** Open until accepted, taken back or expired; one open invitation an address. */
export const memberInvitations = pgTable(
  "member_invitations",
  {
    id: idColumn(),
    memberId: idRef()
      .notNull()
      .references(() => members.id),
    email: text().notNull(),
    position: text({ enum: ["owner", "staff"] }).notNull(),
    invitedBy: idRef()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [index("member_invitations_member").on(t.memberId, t.id)],
);
