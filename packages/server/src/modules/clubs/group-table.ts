import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { members } from "#modules/members";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** A chain or a circle of fitters who honour each other's vouchers. */
export const memberGroups = pgTable("member_groups", {
  id: idColumn(),
  title: text().notNull(),
  createdAt: instant().notNull(),
  closedAt: instant(),
  version: integer().notNull().default(0),
});

/** A company invited to a group, in it once it has agreed; a row for each time it was. */
export const groupCompanies = pgTable(
  "member_group_companies",
  {
    id: idColumn(),
    groupId: idRef()
      .notNull()
      .references(() => memberGroups.id),
    memberId: idRef()
      .notNull()
      .references(() => members.id),
    invitedAt: instant().notNull(),
    joinedAt: instant(),
    leftAt: instant(),
  },
  (t) => [
    uniqueIndex("member_group_companies_once")
      .on(t.groupId, t.memberId)
      .where(sql`${t.leftAt} is null`),
    index("member_group_companies_member").on(t.memberId, t.groupId),
  ],
);
