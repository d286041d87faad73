import type { Actor, RoleName } from "@treadclub/contract";
import { sql, type SQL } from "drizzle-orm";
import { userRoles, users } from "#modules/identity";

/** Whom an actor sees of the users. */
export type Sight = "everybody" | "all_but_admins" | "nobody";

export function sightOf(actor: Actor): Sight {
  if (isSuper(actor) || actor.kind === "job") return "everybody";
  return isAdminOnly(actor) ? "all_but_admins" : "nobody";
}

const seen: Readonly<Record<Sight, SQL>> = {
  everybody: sql`true`,
  all_but_admins: sql`not exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} in ('admin', 'super_admin'))`,
  nobody: sql`false`,
};

/** Admins see everybody but the platform's administrators, super admins everybody; who was erased is seen by nobody. For statements from `users`. */
export const seenBy = (sight: Sight): SQL => sql`${users.erasedAt} is null and ${seen[sight]}`;

const isSuper = (actor: Actor): boolean => actor.kind === "user" && actor.roles.includes("super_admin");
const isAdminOnly = (actor: Actor): boolean => actor.kind === "user" && actor.roles.includes("admin");

/** What a policy decision needs to know of a user. */
export interface Standing {
  readonly id: number;
  readonly disabled: boolean;
  readonly roles: readonly RoleName[];
  readonly hasSecondStep: boolean;
  readonly sessions: number;
  /** The company or the driver's account is disabled. */
  readonly isShut: boolean;
}

/** What the actor may do with a user now; goes out with the record. Nobody does any of it to themselves. */
export function allowed(actor: Actor, user: Standing) {
  const isOther = actor.kind === "user" && actor.userId !== user.id;
  const isThemselves = actor.kind === "user" && actor.actingAdminId === null;
  return {
    disable: isOther && isThemselves && !user.disabled,
    enable: isOther && isThemselves && user.disabled,
    act_as: isOther && isThemselves && !user.disabled && !user.isShut && mayActAs(actor, user.roles),
    set_roles: isThemselves && isSuper(actor) && mayBeOffice(user.roles),
    end_sessions: isOther && user.sessions > 0,
    reset_second_step: isOther && isThemselves && user.hasSecondStep,
  };
}

/** Admins act as drivers and users of companies, super admins as anyone but a super admin. */
function mayActAs(actor: Actor, roles: readonly RoleName[]): boolean {
  if (roles.includes("super_admin")) return false;
  if (isSuper(actor)) return true;
  return !roles.includes("admin") && (roles.includes("member") || roles.includes("consumer"));
}

/** Drivers and users of a company are never administrators as well. */
export const mayBeOffice = (roles: readonly RoleName[]): boolean =>
  !roles.includes("consumer") && !roles.includes("member");
