import type { Actor } from "@treadclub/contract";
import { publicSandboxKey } from "@treadclub/measurement";
import type { Scene } from "#testing/scene";

export const roles = [
  "nobody",
  "consumer",
  "other consumer",
  "owner",
  "staff",
  "other owner",
  "admin",
  "super admin",
  "supplier",
  "disabled",
  "forged",
  "sandbox key",
  "scan token",
] as const;
export type Role = (typeof roles)[number];

export interface Caller {
  readonly authorization: string | null;
  /** Whom the gate sees; null where it looks at something else. */
  readonly actor: Actor | null;
}

const guest: Actor = { kind: "guest" };

/** Returns how a role calls in a scene. */
export function callerOf(scene: Scene, role: Role): Caller {
  if (role === "nobody") return { authorization: null, actor: guest };
  if (role === "forged") return { authorization: `Bearer ${forged(scene.admin.token)}`, actor: guest };
  if (role === "sandbox key") return { authorization: `Bearer ${encoded(publicSandboxKey)}`, actor: null };
  if (role === "scan token") return { authorization: `Bearer ${encoded(scene.ids.measurementToken)}`, actor: null };
  const person = personOf(scene, role);
  return { authorization: `Bearer ${person.token}`, actor: role === "disabled" ? null : person.actor };
}

function personOf(scene: Scene, role: Exclude<Role, "nobody" | "forged" | "sandbox key" | "scan token">) {
  const people = {
    consumer: scene.anna,
    "other consumer": scene.otherConsumer,
    owner: scene.fitter.owner,
    staff: scene.staff,
    "other owner": scene.otherFitter.owner,
    admin: scene.admin,
    "super admin": scene.superAdmin,
    supplier: scene.supplier,
    disabled: scene.disabled,
  };
  return people[role];
}

const encoded = (text: string): string => Buffer.from(text).toString("base64");

/** The same token with a signature of nobody. */
const forged = (token: string): string => `${token.slice(0, token.lastIndexOf(".") + 1)}${"A".repeat(43)}`;
