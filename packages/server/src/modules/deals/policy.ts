import type { Actor } from "@treadclub/contract";

/** A deal binds the company: its owners decide, and a super_admin. */
export const mayEdit = (actor: Actor, memberId: number): boolean =>
  actor.kind === "user" &&
  (actor.roles.includes("super_admin") || (actor.position === "owner" && actor.memberId === memberId));
