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

/**
 * How long a session is shared by tests. It outlives the longest of them, which takes 3 minutes, within the
 * 10 minutes of its access token and the 15 of its proof of identity.
 */
const sharedMs = 300_000;

interface SharedSession {
  readonly signedInMs: number;
  readonly session: Promise<Session>;
}

/** Of this worker alone: a refresh cookie used by two workers would end the session, and it does not renew the proof. */
const shared = new Map<string, SharedSession>();

/** Returns the session of a demo account, signed in again once it has been shared for long enough. Ask anew in each test. */
export function sessionOf(base: string, role: Role, nowMs: number = Date.now()): Promise<Session> {
  const key = `${role} ${base}`;
  const known = shared.get(key);
  if (known && nowMs - known.signedInMs < sharedMs) return known.session;
  const session = signInByCall(base, accounts[role]);
  shared.set(key, { signedInMs: nowMs, session });
  session.catch(() => shared.delete(key));
  return session;
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
