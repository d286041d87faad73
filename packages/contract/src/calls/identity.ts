import { z } from "zod";
import {
  agreement,
  code,
  done,
  email,
  knownPassword,
  locale,
  nothing,
  password,
  personName,
  token,
} from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { loginReply, secondStep, userView } from "../views/people.ts";

/** Shown inside a page of another site: a sign-in of 10 minutes without a refresh cookie. */
const embedded = z.boolean().default(false);

export const logIn = endpoint({
  method: "POST",
  path: "log_in",
  access: "public",
  effect: "outside",
  limit: "signIn",
  limitsItself: true,
  secret: true,
  changes: ["session"],
  description: "Signs in with email and password. The refresh token travels in an HttpOnly cookie.",
  body: z.strictObject({ email, password: knownPassword, embedded }),
  reply: loginReply,
  errors: ["INVALID_LOGIN_OR_PASSWORD"],
});

export const secondFactor = endpoint({
  method: "POST",
  path: "second_factor",
  access: "public",
  effect: "outside",
  limit: "signIn",
  limitsItself: true,
  secret: true,
  changes: ["user", "session"],
  unaudited: {
    passkeys: "The count of the passkey's uses goes with the sign-in.",
    totp_secrets: "The last code that counted goes with the sign-in.",
  },
  description:
    "Completes a sign-in with a second step. Send `continue_token` from the first step with a code of the authenticator app, a recovery code, or a passkey's answer to `passkey_sign_in_options`.",
  body: z.strictObject({
    continue_token: token,
    method: secondStep,
    code: z.string().trim().max(40).optional(),
    passkey: z.record(z.string(), z.unknown()).optional(),
  }),
  reply: loginReply,
  errors: ["CODE_INVALID"],
});

export const refreshToken = endpoint({
  method: "POST",
  path: "refresh_token",
  access: "public",
  effect: "write",
  limit: "refresh",
  secret: true,
  changes: ["session"],
  description:
    "Answers a new access token for the refresh cookie. The cookie is replaced; presenting a used one more than 10 seconds later ends the sign-in.",
  body: nothing,
  reply: z.object({ token: z.string(), user: userView }),
  errors: ["IMPERSONATION_ENDED"],
});

export const signOut = endpoint({
  method: "POST",
  path: "sign_out",
  access: "signed-in",
  effect: "write",
  duringSetUp: true,
  changes: ["session"],
  endsSession: true,
  description: "Signs out. The access token stops working everywhere within a second.",
  body: nothing,
  reply: done,
  errors: [],
});

export const currentUser = endpoint({
  method: "GET",
  path: "current_user",
  access: "signed-in",
  effect: "read",
  duringSetUp: true,
  shows: ["user"],
  description: "Gets the signed-in user.",
  reply: userView,
  errors: [],
});

export const checkedEmail = endpoint({
  method: "GET",
  path: "checked_email",
  access: "public",
  effect: "read",
  limit: "lookUp",
  shows: ["user"],
  description: "Checks whether an email address is free for a new account.",
  query: z.strictObject({ email }),
  reply: z.object({ free: z.boolean() }),
  errors: [],
});

export const createConsumer = endpoint({
  method: "POST",
  path: "create_consumer",
  access: "public",
  effect: "outside",
  limit: "signUp",
  secret: true,
  changes: ["user", "consumer", "session", "club", "voucher"],
  description:
    "Signs a driver up. Records the accepted terms, joins the club of `code`, emails a link to confirm the address, and signs in.",
  body: z.strictObject({
    first_name: personName,
    last_name: personName,
    email,
    password,
    locale: locale.optional(),
    ...agreement,
    code: code.optional(),
    code_type: z.enum(["club", "member", "deal"]).optional(),
    embedded,
  }),
  reply: loginReply.extend({ joined_club: z.string().nullable() }),
  errors: ["EMAIL_EXISTS", "CODE_INVALID"],
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "forgot_password",
  access: "public",
  effect: "outside",
  limit: "mail",
  changes: ["user"],
  description:
    "Emails a link to set a new password. It works once, within 1 hour. The answer is the same whether or not an account has the address. `code` and `code_type` come back in the link.",
  body: z.strictObject({
    email,
    code: z.string().max(40).optional(),
    code_type: z.string().max(20).optional(),
    locale: locale.optional(),
  }),
  reply: done,
  errors: [],
});

export const forgotPasswordCallback = endpoint({
  method: "PUT",
  path: "forgot_password_callback/{token}",
  access: "public",
  effect: "outside",
  limit: "code",
  secret: true,
  changes: ["user", "session"],
  description:
    "Sets a new password with the token of the link. Signs the account out everywhere. If `email` is given, it has to be the account's.",
  params: z.strictObject({ token }),
  body: z.strictObject({ password, email: email.optional() }),
  reply: done,
  errors: ["CODE_INVALID"],
});

export const confirmEmail = endpoint({
  method: "POST",
  path: "confirm_email",
  access: "public",
  effect: "write",
  limit: "code",
  changes: ["user"],
  description: "Confirms an email address with the token of its link. A link that was used before answers the same.",
  body: z.strictObject({ token }),
  reply: z.object({ email: z.string() }),
  errors: ["CODE_INVALID"],
});

export const resendConfirmation = endpoint({
  method: "POST",
  path: "account/resend_confirmation",
  access: "signed-in",
  effect: "write",
  limit: "mail",
  selfOnly: true,
  changes: ["user"],
  description: "Emails the confirmation link again. Answers STATE_CONFLICT when the address is confirmed.",
  body: nothing,
  reply: done,
  errors: ["STATE_CONFLICT"],
});

export const reopenAccount = endpoint({
  method: "POST",
  path: "reopen_account",
  access: "public",
  effect: "write",
  limit: "code",
  secret: true,
  changes: ["user", "consumer", "session"],
  description:
    "Reopens an account that its driver closed. Possible for 30 days; `continue_token` comes from signing in.",
  body: z.strictObject({ continue_token: token }),
  reply: loginReply,
  errors: ["CODE_INVALID", "STATE_CONFLICT"],
});
