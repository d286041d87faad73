import { callRoutes } from "@treadclub/contract/calls.gen";
import { makeClient, type Client } from "@treadclub/contract/client";

import { ownAddress } from "./own-address.ts";

export type Role = "super_admin" | "admin" | "owner" | "staff" | "driver" | "supplier";

/** As the product prints them at its start. */
export const accounts: Readonly<Record<Role, { email: string; password: string }>> = {
  super_admin: { email: "super@treadclub.example", password: "forecourt in the rain" },
  admin: { email: "admin@treadclub.example", password: "forecourt in the rain" },
  owner: { email: "owner@forgelane.example", password: "forecourt in the rain" },
  staff: { email: "staff@forgelane.example", password: "forecourt in the rain" },
  driver: { email: "anna@treadclub.example", password: "forecourt in the rain" },
  supplier: { email: "supplier@treadclub.example", password: "forecourt in the rain" },
};
export const newcomer = {
  email: "owner@northgate.example",
  password: "forecourt in the rain",
  company: "Northgate Tyres",
};

export interface Session {
  readonly token: string;
  readonly userId: number;
  readonly memberId: number | null;
  /** What the browser keeps of the user. */
  readonly kept: string;
}

/** Signs in over the wire, for tests that are not about signing in. */
export async function signInByCall(base: string, account: { email: string; password: string }): Promise<Session> {
  const { token, user } = await clientOf(base, null).call("logIn", { body: account });
  if (token === null || user === null) throw new Error(`${account.email} cannot sign in.`);
  const { id, roles, first_name, locale } = user;
  return { token, userId: id, memberId: user.member_id, kept: JSON.stringify({ id, roles, first_name, locale }) };
}

export const clientOf = (base: string, token: string | null): Client =>
  makeClient({
    routes: callRoutes,
    baseUrl: `${base}/api/v1/`,
    authorisation: () => token,
    fetch: (url, init = {}) => {
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries(ownAddress())) headers.set(name, value);
      return fetch(url, { ...init, headers });
    },
  });

/** Sign-ins of all roles; the set-up makes them once for all workers. */
export type Sessions = Readonly<Record<Role, Session>>;

export async function signInAll(base: string): Promise<string> {
  const made = await Promise.all(
    Object.entries(accounts).map(async ([role, account]) => [role, await signInByCall(base, account)]),
  );
  return JSON.stringify(Object.fromEntries(made));
}

export function sessionOf(role: Role): Session {
  const all: Sessions = JSON.parse(process.env["E2E_SESSIONS"] ?? "{}");
  return all[role];
}

/** What a browser holds that signed in as this role. */
export const storageOf = (base: string, { token, kept }: Session) => ({
  cookies: [],
  origins: [
    {
      origin: base,
      localStorage: [
        { name: "jwt", value: token },
        { name: "user", value: kept },
      ],
    },
  ],
});
