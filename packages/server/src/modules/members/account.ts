import type { AccountOf } from "#modules/identity";
import { eq } from "drizzle-orm";
import { members, memberUsers } from "./table.ts";

/** The company of a user, and whether it is shut. */
export const accountOf: AccountOf = async (db, userId) => {
  const [row] = await db.select({ memberId: memberUsers.memberId, position: memberUsers.position, state: members.state })
    .from(memberUsers).innerJoin(members, eq(members.id, memberUsers.memberId)).where(eq(memberUsers.userId, userId));
  return { memberId: row?.memberId ?? null, position: row?.position ?? null, isShut: row?.state === "disabled" || row?.state === "deleted" };
};
