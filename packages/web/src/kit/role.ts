import type { RoleName } from "@treadclub/contract";
import { pathTo } from "./paths.ts";
import type { UserView } from "./stored-session.ts";

/** The role whose screens a user has: super_admin before admin, member, supplier, consumer. */
export function mainRole(user: Pick<UserView, "roles">): RoleName {
  const order = ["super_admin", "admin", "member", "supplier", "consumer"] as const;
  return order.find((name) => hasRole(user, name)) ?? "supplier";
}

export const hasRole = (user: Pick<UserView, "roles">, name: RoleName): boolean =>
  user.roles.some((role) => role.name === name);

export const isAdminUser = (user: Pick<UserView, "roles">): boolean =>
  hasRole(user, "admin") || hasRole(user, "super_admin");

/** Where a user is at home: the dashboard of the role, for a supplier the profile. */
export function homeOf(user: Pick<UserView, "id" | "roles" | "member_id">): string {
  const role = mainRole(user);
  if (role === "consumer") return pathTo("/app/consumer/{id}/dashboard", { id: user.id });
  if (role === "member" && user.member_id !== null)
    return pathTo("/app/members/{id}/dashboard", { id: user.member_id });
  if (role === "admin" || role === "super_admin") return pathTo("/app/admin/{id}/dashboard", { id: user.id });
  return "/app/account";
}
