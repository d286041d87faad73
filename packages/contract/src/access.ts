export const roleNames = ["admin", "super_admin", "member", "supplier", "consumer"] as const;
export type RoleName = (typeof roleNames)[number];

export const positions = ["owner", "staff"] as const;
export type Position = (typeof positions)[number];

/** Who may make a call. super_admin passes every gate. */
export type Access = "public" | "signed-in" | "consumer" | "member" | "member-owner" | "admin" | "super-admin";

/** Somebody who is signed in; `actingAdminId` is set while an administrator acts as them. */
export interface UserActor {
  /** When they last proved who they are in this sign-in: password, passkey, code or provider. Null while somebody acts as them. */
  readonly provenAt: Date | null;
  /** Signed in only to set up the second step that their role needs. */
  readonly mustSetUp: boolean;
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

export type GateAnswer =
  | "pass"
  | "TOKEN_DECODE_UNSUCCESSFUL"
  | "ROLE_FORBIDDEN"
  | "ACTION_NOT_ALLOWED"
  | "SECOND_STEP_WANTED"
  | "PROOF_WANTED";

/** What a call says about who may make it. */
export interface Gated {
  readonly access: Access;
  /** Only by the person themselves: refused while an administrator acts as them. */
  readonly selfOnly?: true;
  /** Only shortly after they proved who they are, and by themselves. */
  readonly fresh?: true;
  /** Open while the second step of signing in is still to be set up. */
  readonly duringSetUp?: true;
}

/** So long after a proof of identity calls that are `fresh` pass. */
export const proofLifeMs = 15 * 60_000;

const rolesThatPass: Readonly<Record<Exclude<Access, "public" | "signed-in">, RoleName | null>> = {
  consumer: "consumer",
  member: "member",
  "member-owner": "member",
  admin: "admin",
  "super-admin": null,
};

/** Whether an actor passes the gate of a call, or the error that says why not. */
export function gate(call: Gated, actor: Actor, now: Date): GateAnswer {
  if (actor.kind === "job") return "pass";
  if (call.access === "public") return gateOfOpen(call, actor);
  if (actor.kind === "guest") return "TOKEN_DECODE_UNSUCCESSFUL";
  const answer = gateOfRole(call.access, actor);
  if (answer !== "pass") return answer;
  if (actor.mustSetUp && !call.duringSetUp) return "SECOND_STEP_WANTED";
  if (actor.actingAdminId !== null && (call.selfOnly || call.fresh)) return "ACTION_NOT_ALLOWED";
  if (call.fresh && !isFresh(actor, now)) return "PROOF_WANTED";
  return "pass";
}

/** Open calls refuse only what somebody does in another name, or before their sign-in is complete, where it has to be themselves. */
function gateOfOpen(call: Gated, actor: Exclude<Actor, JobActor>): GateAnswer {
  if (actor.kind === "guest" || !call.selfOnly) return "pass";
  if (actor.actingAdminId !== null) return "ACTION_NOT_ALLOWED";
  return actor.mustSetUp && !call.duringSetUp ? "SECOND_STEP_WANTED" : "pass";
}

function gateOfRole(access: Exclude<Access, "public">, actor: UserActor): GateAnswer {
  if (access === "signed-in" || actor.roles.includes("super_admin")) return "pass";
  const role = rolesThatPass[access];
  if (role === null || !actor.roles.includes(role)) return "ROLE_FORBIDDEN";
  if (access === "member-owner" && actor.position !== "owner") return "ACTION_NOT_ALLOWED";
  return "pass";
}

const isFresh = ({ provenAt }: UserActor, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() < proofLifeMs;

export const isAdmin = (actor: Actor): boolean =>
  actor.kind === "user" && (actor.roles.includes("admin") || actor.roles.includes("super_admin"));
