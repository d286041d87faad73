import { z } from "zod";
import { code, done, knownPassword, locale, nothing, personName, token } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { journey, loginReply, returnJourney } from "../views/people.ts";

/** Who the provider says it is, to fill the form with. */
const profile = z.object({ first_name: z.string(), last_name: z.string(), email: z.string() });

export const googleStart = endpoint({
  method: "POST",
  path: "google_start",
  access: "public",
  effect: "outside",
  limit: "signIn",
  secret: true,
  changes: ["session"],
  description:
    "Starts a sign-in with an OpenID provider. Answers the address to open. With a bearer, the provider's account is linked to the signed-in user.",
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
  changes: ["session", "user"],
  description:
    "Finishes a sign-in with a provider. Send the query that the provider returned the browser with. When `guard_message` is `terms`, nobody has this address yet: continue with `google_sign_up`. When it is `link`, an account has it: continue with `google_link`.",
  body: z.strictObject({
    code: z.string().max(2000).optional(),
    state: z.string().min(1, { error: "required" }).max(200),
    iss: z.string().max(300).optional(),
    error: z.string().max(200).optional(),
  }),
  reply: loginReply.extend({
    profile: profile.nullable(),
    journey: returnJourney,
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
  changes: ["user", "consumer", "session", "club", "voucher"],
  description: "Creates a driver's account after signing in with a provider. The terms have to be accepted.",
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
  description:
    "Links a provider's account by password, and signs in. For an existing account with the same email address.",
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
  description: "Emails a link that links the provider's account. The link works once, within 1 hour, and signs in.",
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
  description: "Links the provider's account with the emailed token, and signs in.",
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
  unaudited: { provider_accounts: "Audited where an account was linked." },
  description:
    "Unlinks the provider's account. Answers STATE_CONFLICT when it is the only way to sign in: set a password or add a passkey first.",
  body: nothing,
  reply: done,
  errors: ["STATE_CONFLICT"],
});
