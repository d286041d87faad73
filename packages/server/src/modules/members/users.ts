import type { ReadDb } from "@treadclub/kit/db/open";
import { eq, inArray } from "drizzle-orm";
import { memberUsers } from "./table.ts";

/** The users of a company, owners first. */
export async function memberUserIds(db: ReadDb, memberId: number): Promise<number[]> {
  const rows = await db
    .select({ id: memberUsers.userId })
    .from(memberUsers)
    .where(eq(memberUsers.memberId, memberId))
    .orderBy(memberUsers.position, memberUsers.userId);
  return rows.map((row) => row.id);
}

/** The users of several companies with their positions, in one query. */
export async function usersOfMembers(
  db: ReadDb,
  memberIds: readonly number[],
): Promise<{ userId: number; memberId: number; position: "owner" | "staff" }[]> {
  if (memberIds.length === 0) return [];
  return db
    .select()
    .from(memberUsers)
    .where(inArray(memberUsers.memberId, [...memberIds]))
    .orderBy(memberUsers.position, memberUsers.userId);
}
