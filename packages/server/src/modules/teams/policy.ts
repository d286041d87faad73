import type { Actor } from "@treadclub/contract";

/** Owners decide who works in their company, and a super_admin; nobody does it in another's name. */
export function mayManage(actor: Actor, memberId: number): boolean {
  if (actor.kind === "job") return true;
  if (actor.kind !== "user" || actor.actingAdminId !== null) return false;
  if (actor.roles.includes("super_admin")) return true;
  return actor.position === "owner" && actor.memberId === memberId;
}

/** Owners decide which sites show the company's sign-up, also when an administrator acts as one to help. */
export const maySetSites = (actor: Actor, memberId: number): boolean =>
  actor.kind === "user" &&
  (actor.roles.includes("super_admin") || (actor.position === "owner" && actor.memberId === memberId));
