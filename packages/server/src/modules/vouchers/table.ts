import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { clubDiscounts, clubs, memberGroups } from "#modules/clubs";
import { consumers } from "#modules/consumers";
import { users } from "#modules/identity";
import { members } from "#modules/members";
import type { DiscountConditions } from "@treadclub/rules";
import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";

/** One discount issued to one driver; the words are those of the day it was issued. No member: honoured by every accepted one. */
export const vouchers = pgTable(
  "vouchers",
  {
    id: idColumn(),
    code: text().notNull().unique(),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    clubId: idRef()
      .notNull()
      .references(() => clubs.id),
    clubDiscountId: idRef()
      .notNull()
      .references(() => clubDiscounts.id),
    memberId: idRef().references(() => members.id),
    /** The group to which its club was open when it was issued: fellows of its member honour it. */
    groupId: idRef().references(() => memberGroups.id),
    /** The locations of its club on that day; none: all. */
    locationIds: bigint({ mode: "number" }).array().notNull().default([]),
    title: text().notNull(),
    subtitle: text().notNull(),
    description: text().notNull(),
    terms: text().notNull(),
    /** What it takes off; for a share of a price, at most. */
    amountPence: integer().notNull(),
    conditions: jsonb().$type<DiscountConditions>().notNull(),
    /** Which of those that its driver gets of the discount, from 1; of one given with a scan, the id of the scan below 0. */
    nth: integer().notNull().default(1),
    state: text({ enum: ["issued", "reserved", "used", "expired", "withdrawn"] })
      .notNull()
      .default("issued"),
    issuedAt: instant().notNull(),
    expiresOn: date({ mode: "string" }),
    /** When the driver was reminded of the last day. */
    remindedAt: instant(),
    /** How often its driver has passed it on since they last stopped that. */
    sharedCount: integer().notNull().default(0),
    sharedByEmail: boolean().notNull().default(false),
    sharedAt: instant(),
    /** When its driver first saw it in their list, opened it and passed it on, for the figures of its club. */
    seenAt: instant(),
    openedAt: instant(),
    firstSharedAt: instant(),
    requestId: idRef(),
    /** Whether its request closed while it was used: when that use is undone, nothing holds it any more. */
    requestClosed: boolean().notNull().default(false),
    scanId: idRef(),
    usedAt: instant(),
    /** What it really took off. */
    usedPence: integer(),
    usedMemberId: idRef().references(() => members.id),
    usedByUserId: idRef(),
    /** Until when the till may undo it; null for one that was used with a booking. */
    undoUntil: instant(),
    /** When somebody withdrew it and why; null while it stands and when the platform withdrew it by itself. */
    withdrawnAt: instant(),
    withdrawnReason: text(),
  },
  (t) => [
    unique("vouchers_once").on(t.consumerId, t.clubDiscountId, t.nth),
    index("vouchers_club").on(t.clubId, t.state),
    index("vouchers_consumer").on(t.consumerId, t.state, t.expiresOn, t.id),
    index("vouchers_member").on(t.memberId, t.id),
    index("vouchers_request").on(t.requestId),
    index("vouchers_used_member").on(t.usedMemberId, t.usedAt),
    index("vouchers_expiry").on(t.state, t.expiresOn),
    index("vouchers_to_remind")
      .on(t.expiresOn, t.consumerId)
      .where(sql`${t.state} = 'issued' and ${t.remindedAt} is null and ${t.expiresOn} is not null`),
  ],
);

/** How far the vouchers of a club have been issued to those who are in it; one run after the other. */
export const clubIssues = pgTable("club_issues", {
  clubId: idRef()
    .primaryKey()
    .references(() => clubs.id),
  /** What it was begun for. */
  run: text().notNull(),
  /** Drivers who were to get something when it began, and those who have. */
  total: integer().notNull(),
  done: integer().notNull().default(0),
  /** Those who joined until then have been looked at. */
  afterJoinedAt: instant().notNull(),
  afterConsumerId: bigint({ mode: "number" }).notNull().default(0),
  begunAt: instant().notNull(),
  endedAt: instant(),
});

/** What was redeemed at a till, also what was undone there. */
export const voucherRedemptions = pgTable(
  "voucher_redemptions",
  {
    id: idColumn(),
    voucherId: idRef()
      .notNull()
      .references(() => vouchers.id),
    memberId: idRef()
      .notNull()
      .references(() => members.id),
    userId: idRef().references(() => users.id),
    /** The sign-in that redeemed it: one till. */
    sessionId: idRef(),
    /** Names what a till kept without a network, however often it is sent. */
    tillKey: text(),
    /** What was paid for what the voucher is for, where the till said so. */
    pricePence: integer(),
    usedPence: integer(),
    acceptedAt: instant().notNull(),
    redeemedAt: instant().notNull(),
    undoneAt: instant(),
    undoneBy: idRef().references(() => users.id),
    undoReason: text(),
  },
  (t) => [
    index("voucher_redemptions_voucher").on(t.voucherId, t.id),
    index("voucher_redemptions_member").on(t.memberId, t.redeemedAt, t.id),
    index("voucher_redemptions_till").on(t.sessionId, t.redeemedAt),
    index("voucher_redemptions_newest").on(t.redeemedAt),
    index("voucher_redemptions_undone")
      .on(t.undoneAt)
      .where(sql`${t.undoneAt} is not null`),
  ],
);
