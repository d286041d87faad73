import type { Samples } from "./sample-types.ts";

/** Without a provider these calls have nothing to work on: their own tests hold them. */
export const providerSamples = {
  googleStart: () => ({ body: {} }),
  googleCallback: () => ({ body: { state: "nowhere" } }),
  googleSignUp: () => ({
    body: { continue_token: "nowhere", first_name: "New", last_name: "Driver", terms_accepted: true },
  }),
  googleLink: () => ({ body: { continue_token: "nowhere", password: "a long enough sentence" } }),
  googleLinkByMail: () => ({ body: { continue_token: "nowhere" } }),
  googleLinkConfirm: () => ({ body: { token: "nowhere" } }),
  unlinkGoogle: () => ({ body: {} }),
} satisfies Partial<Samples>;
