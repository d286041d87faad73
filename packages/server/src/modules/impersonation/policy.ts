import type { RoleName, UserActor } from "@treadclub/contract";
import type { ReadDb } from "@treadclub/kit/db/open";
import { userRoles, users, type AccountOf } from "#modules/identity";
import { eq } from "drizzle-orm";

export type MayAct = "yes" | "NOT_FOUND" | "STATE_CONFLICT";

/**
 * Whether an administrator may act as a user. Admins: drivers and member users, and of the others they see nothing.
 * Super admins: anybody but a super admin. Nobody as themselves, nor as a disabled user.
 */
export async function mayActAs(
  db: ReadDb,
  accountOf: AccountOf,
  actor: Pick<UserActor, "userId" | "roles">,
  userId: number,
): Promise<MayAct> {
  const rows = await db
    .select({ id: users.id, disabled: users.disabled, role: userRoles.role })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.id, userId));
  const [first] = rows;
  if (!first) return "NOT_FOUND";
  if (userId === actor.userId) return "STATE_CONFLICT";
  const roles = rows.flatMap(({ role }) => role ?? []);
  if (!actor.roles.includes("super_admin") && !isForAdmins(roles)) return "NOT_FOUND";
  if (roles.includes("super_admin") || first.disabled) return "STATE_CONFLICT";
  return (await accountOf(db, userId)).isShut ? "STATE_CONFLICT" : "yes";
}

const isForAdmins = (roles: readonly RoleName[]): boolean =>
  (roles.includes("member") || roles.includes("consumer")) &&
  !roles.includes("admin") &&
  !roles.includes("super_admin");
