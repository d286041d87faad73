import { z } from "zod";
import { code, done, knownPassword, locale, nothing, personName, token } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { journey, loginReply } from "../views/people.ts";

/** Who the provider says it is, to fill the form with. */
const profile = z.object({ first_name: z.string(), last_name: z.string(), email: z.string() });

const back = z.object({
  next_url: z.string().nullable(),
  code: z.string().nullable(),
  code_type: z.string().nullable(),
  iframe_query: z.string().nullable(),
});

export const googleStart = endpoint({
  method: "POST",
  path: "google_start",
  access: "public",
  effect: "outside",
  limit: "signIn",
  secret: true,
  changes: ["session"],
  description:
    "Begins signing in with the OpenID provider and answers the address to go to. With a bearer, the provider's account is linked to the signed-in user. The journey waits on the server under `state`.",
  body: z.strictObject({ ...journey, intent: z.enum(["sign_in", "link", "prove"]).default("sign_in") }),
  reply: z.object({ url: z.string() }),
  errors: ["NOT_FOUND", "UPSTREAM_UNAVAILABLE"],
});

export const googleCallback = endpoint({
  method: "POST",
  path: "google_callback",
  access: "public",
  effect: "outside",
  limit: "signIn",
  secret: true,
  changes: ["session"],
  description:
    "Finishes what `google_start` began, with the query that the provider sent the browser back with. guard_message `terms`: nobody is known by this address, go on with `google_sign_up`; `link`: an account has this address, go on with `google_link`.",
  body: z.strictObject({
    code: z.string().max(2000).optional(),
    state: z.string().min(1, { error: "required" }).max(200),
    iss: z.string().max(300).optional(),
    error: z.string().max(200).optional(),
  }),
  reply: loginReply.extend({
    profile: profile.nullable(),
    journey: back,
    intent: z.enum(["sign_in", "link", "prove"]),
  }),
  errors: ["CODE_INVALID", "STATE_CONFLICT", "UPSTREAM_UNAVAILABLE"],
});

export const googleSignUp = endpoint({
  method: "POST",
  path: "google_sign_up",
  access: "public",
  effect: "write",
  limit: "signUp",
  secret: true,
  changes: ["user", "consumer", "session"],
  description: "Makes a driver's account for whom the provider named, once they accepted the terms.",
  body: z.strictObject({
    continue_token: token,
    first_name: personName,
    last_name: personName,
    locale: locale.optional(),
    terms_accepted: z.literal(true, { error: "terms" }),
    marketing: z.boolean().default(false),
    code: code.optional(),
    code_type: z.enum(["club", "member", "deal"]).optional(),
  }),
  reply: loginReply.extend({ joined_club: z.string().nullable() }),
  errors: ["EMAIL_EXISTS", "CODE_INVALID"],
});

export const googleLink = endpoint({
  method: "POST",
  path: "google_link",
  access: "public",
  effect: "outside",
  limit: "signIn",
  secret: true,
  changes: ["user", "session"],
  description: "Links the provider's account to the account of the same address, after its password, and signs in.",
  body: z.strictObject({ continue_token: token, password: knownPassword }),
  reply: loginReply,
  errors: ["CODE_INVALID", "INVALID_LOGIN_OR_PASSWORD"],
});

export const googleLinkByMail = endpoint({
  method: "POST",
  path: "google_link_by_mail",
  access: "public",
  effect: "write",
  limit: "mail",
  changes: ["user"],
  description:
    "Sends the owner of the address a link that links the provider's account and signs in; it works once within 1 hour.",
  body: z.strictObject({ continue_token: token }),
  reply: done,
  errors: ["CODE_INVALID"],
});

export const googleLinkConfirm = endpoint({
  method: "POST",
  path: "google_link_confirm",
  access: "public",
  effect: "write",
  limit: "code",
  secret: true,
  changes: ["user", "session"],
  description: "Links and signs in with the token of the link that was sent.",
  body: z.strictObject({ token }),
  reply: loginReply,
  errors: ["CODE_INVALID"],
});

export const unlinkGoogle = endpoint({
  method: "POST",
  path: "account/unlink_google",
  access: "signed-in",
  effect: "write",
  fresh: true,
  changes: ["user"],
  description:
    "Takes the provider's account off. STATE_CONFLICT when it is the only way to sign in: set a password or a passkey first.",
  body: nothing,
  reply: done,
  errors: ["STATE_CONFLICT"],
});
