import type { Samples } from "./sample-types.ts";

/** One's own account. Tokens of links lead nowhere here; the tests of the module open real ones. */
export const accountSamples = {
  forgotPassword: ({ anna }) => ({ body: { email: anna.email } }),
  forgotPasswordCallback: () => ({ params: { token: "no-such-token" }, body: { password: "another long sentence" } }),
  confirmEmail: () => ({ body: { token: "no-such-token" } }),
  resendConfirmation: () => ({ body: {} }),
  reopenAccount: () => ({ body: { continue_token: "no-such-token" } }),
  updateProfile: () => ({
    body: { first_name: "Anna", last_name: "Khan-Lee", phone: "07700 900456", locale: "en", version: 0 },
  }),
  requestEmailChange: () => ({ body: { email: `new-${crypto.randomUUID()}@example.com` } }),
  confirmEmailChange: () => ({ body: { token: "no-such-token" } }),
  getEmailChange: () => ({}),
  cancelEmailChange: () => ({ body: {} }),
  getConsents: () => ({}),
  setConsent: () => ({ body: { kind: "marketing_email", given: true } }),
  getNotificationChoices: () => ({}),
  setNotificationChoices: () => ({ body: { list: [{ topic: "quotes", channel: "email", on: false }] } }),
  closeAccount: () => ({ body: {} }),
  eraseAccount: () => ({ body: { confirm: "erase" } }),
  downloadMyData: () => ({}),
} satisfies Partial<Samples>;
