import type { KeyScope } from "./measurement/states.ts";

export const roleNames = ["admin", "super_admin", "member", "supplier", "consumer"] as const;
export type RoleName = (typeof roleNames)[number];

export const positions = ["owner", "staff"] as const;
export type Position = (typeof positions)[number];

/** Calls for no person but for a bearer of the measurement service: an integrator's key, the token of one session, or either. */
type KeyAccess = "key" | "measurement-session" | "key-or-session";

/** Who may make a call. super_admin passes every gate for people. */
export type Access =
  | "public"
  | "signed-in"
  | "consumer"
  | "member"
  | "member-owner"
  | "office"
  | "admin"
  | "super-admin"
  | KeyAccess;

/** A signed-in user; `actingAdminId` is set while an administrator impersonates them. */
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
  /** Scopes of which a key needs one. */
  readonly scopes?: readonly KeyScope[];
  /** Only by the person themselves: refused while an administrator acts as them. */
  readonly selfOnly?: true;
  /** Only shortly after they proved who they are, and by themselves. */
  readonly fresh?: true;
  /** Open while the second step of signing in is still to be set up. */
  readonly duringSetUp?: true;
}

/** How long after authentication `fresh` calls are allowed. */
export const proofLifeMs = 15 * 60_000;

const rolesThatPass: Readonly<Record<Exclude<Access, "public" | "signed-in" | KeyAccess>, readonly RoleName[]>> = {
  consumer: ["consumer"],
  member: ["member"],
  "member-owner": ["member"],
  office: ["member", "admin"],
  admin: ["admin"],
  "super-admin": [],
};

/** Whether an actor passes the gate of a call, or the error that says why not. */
export function gate(call: Gated, actor: Actor, now: Date): GateAnswer {
  if (actor.kind === "job") return "pass";
  const { access } = call;
  if (access === "public") return gateOfOpen(call, actor);
  // Who has a key is nobody who signs in: the service looks at the bearer itself.
  if (isKeyAccess(access)) return actor.kind === "guest" ? "pass" : "TOKEN_DECODE_UNSUCCESSFUL";
  if (actor.kind === "guest") return "TOKEN_DECODE_UNSUCCESSFUL";
  const answer = gateOfRole(access, actor);
  if (answer !== "pass") return answer;
  if (actor.mustSetUp && !call.duringSetUp) return "SECOND_STEP_WANTED";
  if (actor.actingAdminId !== null && (call.selfOnly || call.fresh)) return "ACTION_NOT_ALLOWED";
  if (call.fresh && !isFresh(actor, now)) return "PROOF_WANTED";
  return "pass";
}

export const isKeyAccess = (access: Access): access is KeyAccess =>
  access === "key" || access === "measurement-session" || access === "key-or-session";

/** A bearer of the measurement service, as far as its gate looks at it. */
type KeyBearer =
  | { readonly kind: "session" }
  | { readonly kind: "key"; readonly key: { readonly scopes: readonly KeyScope[] } };

/** Whether a bearer of the measurement service passes the gate of a call. */
export function keyGate({ access, scopes = [] }: Gated, bearer: KeyBearer): "pass" | "KEY_FORBIDDEN" {
  if (bearer.kind === "session") return access === "key" ? "KEY_FORBIDDEN" : "pass";
  return bearer.key.scopes.some((scope) => scopes.includes(scope)) ? "pass" : "KEY_FORBIDDEN";
}

/** Open calls refuse only what somebody does in another name, or before their sign-in is complete, where it has to be themselves. */
function gateOfOpen(call: Gated, actor: Exclude<Actor, JobActor>): GateAnswer {
  if (actor.kind === "guest" || !call.selfOnly) return "pass";
  if (actor.actingAdminId !== null) return "ACTION_NOT_ALLOWED";
  return actor.mustSetUp && !call.duringSetUp ? "SECOND_STEP_WANTED" : "pass";
}

function gateOfRole(access: Exclude<Access, "public" | KeyAccess>, actor: UserActor): GateAnswer {
  if (access === "signed-in" || actor.roles.includes("super_admin")) return "pass";
  if (!rolesThatPass[access].some((role) => actor.roles.includes(role))) return "ROLE_FORBIDDEN";
  if (access === "member-owner" && actor.position !== "owner") return "ACTION_NOT_ALLOWED";
  return "pass";
}

const isFresh = ({ provenAt }: UserActor, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() < proofLifeMs;

export const isAdmin = (actor: Actor): boolean =>
  actor.kind === "user" && (actor.roles.includes("admin") || actor.roles.includes("super_admin"));
