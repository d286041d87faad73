import type { Actor } from "@treadclub/contract";
import { publicSandboxKey } from "@treadclub/measurement";
import type { Fixtures } from "#testing/fixtures";

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

/** Returns how a role calls in the fixtures. */
export function callerOf(fixtures: Fixtures, role: Role): Caller {
  if (role === "nobody") return { authorization: null, actor: guest };
  if (role === "forged") return { authorization: `Bearer ${forged(fixtures.admin.token)}`, actor: guest };
  if (role === "sandbox key") return { authorization: `Bearer ${encoded(publicSandboxKey)}`, actor: null };
  if (role === "scan token") return { authorization: `Bearer ${encoded(fixtures.ids.measurementToken)}`, actor: null };
  const person = personOf(fixtures, role);
  return { authorization: `Bearer ${person.token}`, actor: role === "disabled" ? null : person.actor };
}

function personOf(fixtures: Fixtures, role: Exclude<Role, "nobody" | "forged" | "sandbox key" | "scan token">) {
  const people = {
    consumer: fixtures.anna,
    "other consumer": fixtures.otherConsumer,
    owner: fixtures.fitter.owner,
    staff: fixtures.staff,
    "other owner": fixtures.otherFitter.owner,
    admin: fixtures.admin,
    "super admin": fixtures.superAdmin,
    supplier: fixtures.supplier,
    disabled: fixtures.disabled,
  };
  return people[role];
}

const encoded = (text: string): string => Buffer.from(text).toString("base64");

/** The same token with a signature of nobody. */
const forged = (token: string): string => `${token.slice(0, token.lastIndexOf(".") + 1)}${"A".repeat(43)}`;
