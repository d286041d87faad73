import { z } from "zod";
import { code, done, email, line, locale, nothing, password } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { loginReply, userView } from "../views/people.ts";

export const logIn = endpoint({
  method: "POST",
  path: "log_in",
  access: "public",
  effect: "outside",
  limit: "signIn",
  secret: true,
  description: "Signs in with e-mail and password. The refresh token travels in an HttpOnly cookie.",
  body: z.strictObject({ email, password: z.string().min(1, { error: "required" }).max(256) }),
  reply: loginReply,
  errors: ["INVALID_LOGIN_OR_PASSWORD"],
});

export const refreshToken = endpoint({
  method: "POST",
  path: "refresh_token",
  access: "public",
  effect: "write",
  limit: "refresh",
  secret: true,
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
  description: "Signs a driver up, records the accepted terms, joins the club of `code` and signs in.",
  body: z.strictObject({
    first_name: line,
    last_name: line,
    email,
    password,
    locale: locale.optional(),
    terms_accepted: z.literal(true, { error: "terms" }),
    marketing: z.boolean().default(false),
    code: code.optional(),
    code_type: z.enum(["club", "member", "deal"]).optional(),
  }),
  reply: loginReply.extend({ joined_club: z.string().nullable() }),
  errors: ["EMAIL_EXISTS", "CODE_INVALID"],
});
