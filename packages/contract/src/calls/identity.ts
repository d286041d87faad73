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
  description: "Signs in with e-mail and password. The refresh token travels in an HttpOnly cookie.",
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
  description:
    "The second step of signing in: `continue_token` from the first, and a code of the authenticator app, a recovery code, or the answer of a passkey to `passkey_sign_in_options`.",
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
    "Changes the refresh cookie for a new one and answers a new access token. A used cookie presented again after 10 seconds ends the whole sign-in.",
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
  description: "Ends this sign-in everywhere within a second.",
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
  description: "The signed-in user.",
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
  description: "Whether an e-mail is free for a new account.",
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
    "Signs a driver up, records the accepted terms, joins the club of `code`, sends the link that confirms the address, and signs in.",
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
    "Sends a link for a new password, which works once within 1 hour. Answers the same whether or not the address has an account. `code` and `code_type` come back in the link.",
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
    "Sets the new password with the token of the link. Every sign-in of the account ends. `email` must be that of the account, when it is given.",
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
  description:
    "Confirms an address with the token of the link that was sent to it. A link that was used before answers the same.",
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
  description: "Sends the link that confirms the address again. STATE_CONFLICT when it is confirmed.",
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
    "Opens an account again that its driver closed at most 30 days ago; `continue_token` comes from signing in.",
  body: z.strictObject({ continue_token: token }),
  reply: loginReply,
  errors: ["CODE_INVALID", "STATE_CONFLICT"],
});
