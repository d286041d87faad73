import { z } from "zod";
import { done, id, idParams, instant, knownPassword, name, nothing, password, token } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { loginReply, secondStep } from "../views/people.ts";
import { securityView } from "../views/security.ts";

/** What a browser's WebAuthn call takes or answers, in the JSON form of the standard. */
const webAuthn = z.record(z.string(), z.unknown());

export const getSecurity = endpoint({
  method: "GET",
  path: "account/get_security",
  access: "signed-in",
  effect: "read",
  duringSetUp: true,
  shows: ["user", "passkey"],
  description: "Gets how the user can sign in. Password, provider, passkeys, authenticator app and recovery codes.",
  reply: securityView,
  errors: [],
});

export const confirmIdentity = endpoint({
  method: "POST",
  path: "account/confirm_identity",
  access: "signed-in",
  effect: "outside",
  limit: "proof",
  selfOnly: true,
  duringSetUp: true,
  secret: true,
  changes: ["user", "session"],
  description:
    "Confirms the user's identity for sensitive calls. By password, authenticator code or passkey; sensitive calls pass for the next 15 minutes.",
  body: z.strictObject({
    method: z.enum(["password", "totp", "passkey"]),
    password: knownPassword.optional(),
    code: z.string().trim().max(40).optional(),
    continue_token: token.optional(),
    passkey: webAuthn.optional(),
  }),
  reply: z.object({ proven_until: instant }),
  errors: ["CODE_INVALID"],
});

export const changePassword = endpoint({
  method: "POST",
  path: "account/change_password",
  access: "signed-in",
  effect: "outside",
  fresh: true,
  secret: true,
  changes: ["user", "session"],
  description: "Sets a new password and signs out everywhere else. We email the owner.",
  body: z.strictObject({ password }),
  reply: z.object({ ended: z.int() }),
  errors: [],
});

export const passkeySignInOptions = endpoint({
  method: "POST",
  path: "passkey_sign_in_options",
  access: "public",
  effect: "write",
  limit: "lookUp",
  secret: true,
  changes: ["session"],
  description:
    "Gets what the browser needs to ask for a passkey. With the `continue_token` of a second step: passkeys of that account. With a bearer: the user's own. Otherwise any.",
  body: z.strictObject({ continue_token: token.optional() }),
  reply: z.object({ options: webAuthn, continue_token: z.string() }),
  errors: ["CODE_INVALID", "NOT_FOUND"],
});

export const passkeySignIn = endpoint({
  method: "POST",
  path: "passkey_sign_in",
  access: "public",
  effect: "outside",
  limit: "signIn",
  secret: true,
  changes: ["session"],
  unaudited: { passkeys: "The count of the passkey's uses goes with the sign-in." },
  description: "Signs in with a passkey alone. A passkey that verified its owner counts as both steps.",
  body: z.strictObject({ continue_token: token, passkey: webAuthn, embedded: z.boolean().default(false) }),
  reply: loginReply,
  errors: ["CODE_INVALID"],
});

export const passkeyOptions = endpoint({
  method: "POST",
  path: "account/passkey_options",
  access: "signed-in",
  effect: "write",
  fresh: true,
  duringSetUp: true,
  secret: true,
  changes: ["session"],
  description:
    "Gets what the browser needs to make a passkey. Answers NOT_FOUND when the platform is opened by a bare IP address.",
  body: nothing,
  reply: z.object({ options: webAuthn, continue_token: z.string() }),
  errors: ["NOT_FOUND"],
});

/** What a new second step answers: recovery codes only for the first one, and a token for the whole account where it was wanted. */
const stepAdded = z.object({
  recovery_codes: z.array(z.string()),
  token: z.string().nullable(),
});

export const addPasskey = endpoint({
  method: "POST",
  path: "account/add_passkey",
  access: "signed-in",
  effect: "outside",
  fresh: true,
  duringSetUp: true,
  secret: true,
  changes: ["user", "passkey", "session"],
  description: "Adds the passkey that the browser made.",
  body: z.strictObject({ continue_token: token, passkey: webAuthn, name: name.max(60) }),
  reply: stepAdded,
  errors: ["CODE_INVALID", "STATE_CONFLICT"],
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "account/remove_passkey/{id}",
  access: "signed-in",
  effect: "write",
  fresh: true,
  changes: ["user", "passkey", "session"],
  description:
    "Removes a passkey. Answers STATE_CONFLICT when it is the last second step of someone who needs one, or the only way to sign in.",
  params: idParams,
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const beginTotp = endpoint({
  method: "POST",
  path: "account/begin_totp",
  access: "signed-in",
  effect: "write",
  fresh: true,
  duringSetUp: true,
  secret: true,
  changes: ["user"],
  unaudited: { totp_secrets: "The secret counts for nothing until it is confirmed, which is audited." },
  description: "Creates a secret for an authenticator app. It counts once `confirm_totp` was sent a right code.",
  body: nothing,
  reply: z.object({ secret: z.string(), url: z.string() }),
  errors: ["STATE_CONFLICT"],
});

export const confirmTotp = endpoint({
  method: "POST",
  path: "account/confirm_totp",
  access: "signed-in",
  effect: "write",
  limit: "proof",
  fresh: true,
  duringSetUp: true,
  secret: true,
  changes: ["user", "session"],
  description: "Turns the authenticator app on with its first code.",
  body: z.strictObject({ code: z.string().trim().max(20) }),
  reply: stepAdded,
  errors: ["CODE_INVALID", "STATE_CONFLICT"],
});

export const removeTotp = endpoint({
  method: "POST",
  path: "account/remove_totp",
  access: "signed-in",
  effect: "write",
  fresh: true,
  changes: ["user", "session"],
  description:
    "Turns the authenticator app off. Answers STATE_CONFLICT when it is the last second step of someone who needs one.",
  body: nothing,
  reply: done,
  errors: ["STATE_CONFLICT"],
});

export const newRecoveryCodes = endpoint({
  method: "POST",
  path: "account/new_recovery_codes",
  access: "signed-in",
  effect: "write",
  fresh: true,
  secret: true,
  changes: ["user", "session"],
  description:
    "Creates ten new recovery codes. The previous ones stop working. Answers STATE_CONFLICT without a second step.",
  body: nothing,
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ["STATE_CONFLICT"],
});

export const getSessions = endpoint({
  method: "GET",
  path: "account/get_sessions",
  access: "signed-in",
  effect: "read",
  shows: ["session"],
  description: "Lists where the user is signed in. Last used first, at most 100.",
  reply: z.object({
    list: z.array(
      z.object({
        id,
        current: z.boolean(),
        /** The browser's own description. */
        user_agent: z.string(),
        method: z.enum(["password", "google", "passkey", "handover", "link"]),
        second_step: secondStep.nullable(),
        created_at: instant,
        last_used_at: instant,
      }),
    ),
  }),
  errors: [],
});

export const endSession = endpoint({
  method: "DELETE",
  path: "account/end_session/{id}",
  access: "signed-in",
  effect: "write",
  fresh: true,
  changes: ["session"],
  description: "Signs the user out of one session.",
  params: idParams,
  reply: done,
  errors: ["NOT_FOUND"],
});

export const endOtherSessions = endpoint({
  method: "POST",
  path: "account/end_other_sessions",
  access: "signed-in",
  effect: "write",
  fresh: true,
  changes: ["user", "session"],
  description: "Signs the user out everywhere else.",
  body: nothing,
  reply: z.object({ ended: z.int() }),
  errors: [],
});
