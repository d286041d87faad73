import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { consumers } from "#modules/consumers";
import { members } from "#modules/members";
import { memberGroups } from "./group-table.ts";
import type { DiscountConditions } from "@treadclub/rules";
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What a member wants an approved club to become; it goes live when approved. */
export interface PendingClub {
  readonly title: string;
  readonly name: string;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  /** Left out of those that were sent before there were groups. */
  readonly group_id?: number | null;
  readonly location_ids?: readonly number[];
  readonly discounts: readonly {
    readonly id: number;
    readonly title: string;
    readonly subtitle: string;
    readonly description: string;
    readonly terms: string;
    readonly amount_pence: number;
    readonly conditions: DiscountConditions;
  }[];
}

/** A member's club, or the platform's own (no member). `liveSince` is set from the first approval on. */
export const clubs = pgTable(
  "clubs",
  {
    id: idColumn(),
    memberId: idRef().references(() => members.id),
    title: text().notNull(),
    name: text().notNull(),
    code: text().notNull().unique(),
    state: text({ enum: ["new", "awaiting_moderation", "approved", "declined", "deleted"] })
      .notNull()
      .default("new"),
    active: boolean().notNull().default(false),
    startsOn: date({ mode: "string" }),
    endsOn: date({ mode: "string" }),
    /** Where its vouchers are good besides its member. */
    groupId: idRef().references(() => memberGroups.id),
    /** The only locations of its member where its vouchers are good; none: all. */
    locationIds: bigint({ mode: "number" }).array().notNull().default([]),
    scanManage: text({ enum: ["members_only", "admin_only", "member_and_api", "admin_and_api"] }),
    welcome: boolean().notNull().default(false),
    pending: jsonb().$type<PendingClub>(),
    declineMessage: text(),
    createdAt: instant().notNull(),
    waitingSince: instant(),
    liveSince: instant(),
    /** Most vouchers in all; the most they may cost; most vouchers of a London day. Null: no limit. */
    budgetVouchers: integer(),
    budgetPence: integer(),
    budgetPerDay: integer(),
    version: integer().notNull().default(0),
  },
  (t) => [
    index("clubs_member").on(t.memberId, t.id),
    index("clubs_waiting").on(t.state, t.waitingSince, t.id),
    index("clubs_queue").on(t.waitingSince, t.id.desc().nullsFirst()),
    index("clubs_group").on(t.groupId),
    index("clubs_created").on(t.createdAt, t.id),
  ],
);

export const clubDiscounts = pgTable(
  "club_discounts",
  {
    id: idColumn(),
    clubId: idRef()
      .notNull()
      .references(() => clubs.id),
    title: text().notNull(),
    subtitle: text().notNull(),
    description: text().notNull(),
    terms: text().notNull(),
    /** What it takes off; for a share of a price, at most. */
    amountPence: integer().notNull(),
    conditions: jsonb().$type<DiscountConditions>().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [index("club_discounts_club").on(t.clubId, t.id)],
);

export const clubMemberships = pgTable(
  "club_memberships",
  {
    clubId: idRef()
      .notNull()
      .references(() => clubs.id),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    joinedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clubId, t.consumerId] }),
    index("club_memberships_consumer").on(t.consumerId),
    index("club_memberships_newest").on(t.joinedAt),
    index("club_memberships_joined").on(t.clubId, t.joinedAt, t.consumerId),
  ],
);
