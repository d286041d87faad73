export const roleNames = ["admin", "super_admin", "member", "supplier", "consumer"] as const;
export type RoleName = (typeof roleNames)[number];

export const positions = ["owner", "staff"] as const;
export type Position = (typeof positions)[number];

/** Who may make a call. super_admin passes every gate. */
export type Access = "public" | "signed-in" | "consumer" | "member" | "member-owner" | "admin" | "super-admin";

/** Somebody who is signed in; `actingAdminId` is set while an administrator acts as them. */
export interface UserActor {
  readonly kind: "user";
  readonly userId: number;
  readonly sessionId: number;
  readonly roles: readonly RoleName[];
  readonly memberId: number | null;
  readonly position: Position | null;
  readonly actingAdminId: number | null;
}

export interface GuestActor {
  readonly kind: "guest";
}

export interface JobActor {
  readonly kind: "job";
  readonly name: string;
}

export type Actor = UserActor | GuestActor | JobActor;

export type GateAnswer = "pass" | "TOKEN_DECODE_UNSUCCESSFUL" | "ROLE_FORBIDDEN" | "ACTION_NOT_ALLOWED";

const rolesThatPass: Readonly<Record<Exclude<Access, "public" | "signed-in">, RoleName | null>> = {
  consumer: "consumer",
  member: "member",
  "member-owner": "member",
  admin: "admin",
  "super-admin": null,
};

/** Whether an actor passes the gate of a call, or the error that says why not. */
export function gate(access: Access, actor: Actor): GateAnswer {
  if (access === "public" || actor.kind === "job") return "pass";
  if (actor.kind === "guest") return "TOKEN_DECODE_UNSUCCESSFUL";
  if (access === "signed-in" || actor.roles.includes("super_admin")) return "pass";
  const role = rolesThatPass[access];
  if (role === null || !actor.roles.includes(role)) return "ROLE_FORBIDDEN";
  if (access === "member-owner" && actor.position !== "owner") return "ACTION_NOT_ALLOWED";
  return "pass";
}

export const isAdmin = (actor: Actor): boolean =>
  actor.kind === "user" && (actor.roles.includes("admin") || actor.roles.includes("super_admin"));
