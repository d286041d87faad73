import type { Samples } from "./sample-types.ts";
import { fixturePassword } from "./fixtures-people.ts";

/** Calls of second steps and sign-ins. What needs a device that answers has tests of its own. */
export const securitySamples = {
  getSecurity: () => ({}),
  confirmIdentity: () => ({ body: { method: "password", password: fixturePassword } }),
  changePassword: () => ({ body: { password: "another good sentence" } }),
  secondFactor: () => ({ body: { continue_token: "none", method: "totp", code: "000000" } }),
  passkeySignInOptions: () => ({ body: {} }),
  passkeySignIn: () => ({ body: { continue_token: "none", passkey: {} } }),
  passkeyOptions: () => ({ body: {} }),
  addPasskey: () => ({ body: { continue_token: "none", passkey: {}, name: "Phone" } }),
  removePasskey: () => ({ params: { id: "1" } }),
  beginTotp: () => ({ body: {} }),
  confirmTotp: () => ({ body: { code: "000000" } }),
  removeTotp: () => ({ body: {} }),
  newRecoveryCodes: () => ({ body: {} }),
  getSessions: () => ({}),
  endSession: ({ anna }) => ({ params: { id: String(anna.actor.sessionId) } }),
  endOtherSessions: () => ({ body: {} }),
} satisfies Partial<Samples>;
