import type { ReadDb } from "@treadclub/kit/db/open";
import { inArray } from "drizzle-orm";
import { memberUsers } from "./table.ts";

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
