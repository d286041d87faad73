import { users, type AccountOf } from "#modules/identity";
import { members, memberUsers } from "#modules/members";
import { eq } from "drizzle-orm";
import { consumers } from "./table.ts";

/** So long a driver who closed their account may come back. */
export const comeBackMs = 30 * 24 * 3_600_000;

/** The company of a user, and whether it or the driver's account is shut; one query. */
export const accountOf: AccountOf = async (db, userId) => {
  const [row] = await db
    .select({
      memberId: memberUsers.memberId,
      position: memberUsers.position,
      member: members.state,
      language: members.defaultLanguage,
      consumer: consumers.state,
      closedAt: consumers.closedAt,
    })
    .from(users)
    .leftJoin(memberUsers, eq(memberUsers.userId, users.id))
    .leftJoin(members, eq(members.id, memberUsers.memberId))
    .leftJoin(consumers, eq(consumers.id, users.id))
    .where(eq(users.id, userId));
  const memberIsShut = row?.member === "disabled" || row?.member === "deleted";
  const consumerIsShut = row !== undefined && row.consumer !== null && row.consumer !== "active";
  return {
    memberId: row?.memberId ?? null,
    position: row?.position ?? null,
    isShut: memberIsShut || consumerIsShut,
    closedUntil: row?.consumer === "closed" && row.closedAt ? new Date(row.closedAt.getTime() + comeBackMs) : null,
    language: row?.language ?? null,
  };
};
