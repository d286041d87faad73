import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { users } from "#modules/identity";
import { members } from "#modules/members";
import { scans } from "#modules/scans";
import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";

/** Links to read-only pages of results. A link that somebody ends is deleted. */
export const scanLinks = pgTable(
  "scan_links",
  {
    id: idColumn(),
    scanId: idRef()
      .notNull()
      .references(() => scans.id),
    tokenHash: text().notNull().unique(),
    createdBy: idRef()
      .notNull()
      .references(() => users.id),
    /** The fitter who made it; null for the driver. */
    memberId: idRef().references(() => members.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index("scan_links_scan").on(t.scanId, t.createdAt, t.id),
    index("scan_links_member")
      .on(t.memberId, t.createdAt, t.id)
      .where(sql`member_id is not null`),
    index("scan_links_expires").on(t.expiresAt, t.id),
  ],
);
