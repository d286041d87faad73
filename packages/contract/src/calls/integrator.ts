import { z } from "zod";
import { id, idParams, name, nothing, singleLine, version } from "../common/fields.ts";
import { listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import {
  keyConfirms,
  keyKinds,
  keyListBody,
  keyRow,
  keyScope,
  keySession,
  keyView,
  messageListBody,
  messageListReply,
  messageView,
  refusedCall,
} from "../measurement/management.ts";

const mostOrigins = 20;
const holder = z.object({ id, company_name: z.string() }).nullable();

const integratorKeyRow = keyRow.omit({ holder: true }).extend({
  /** The company whose key it is; null for one made by the command line. */
  member: holder,
});
const integratorKey = keyView.omit({ holder: true }).extend({
  member: holder,
  can: z.object({
    change: z.boolean(),
    /** Send a test message, where there is a webhook. */
    test: z.boolean(),
  }),
});
const keyReply = {
  reply: integratorKey,
  errors: ["NOT_FOUND", "STATE_CONFLICT", "ACTION_NOT_ALLOWED", "UPSTREAM_UNAVAILABLE"],
} as const;
const issued = z.object({
  key: integratorKey,
  /** Shown only this once. */
  secret: z.string(),
});

const settings = {
  name: name.max(100),
  /** Websites that may use the key in a browser, such as https://shop.example. */
  origins: z.array(singleLine.max(200)).max(mostOrigins, { error: "too_many" }),
  scopes: z.array(keyScope).min(1, { error: "required" }),
  /** Measurements a calendar month; null: no limit, which only administrators grant. */
  allowance: z.int().min(0, { error: "too_small" }).max(1_000_000, { error: "too_large" }).nullable(),
  /** Whether a person confirms every reading, or only one close to the legal minimum. */
  confirm: z.enum(keyConfirms),
};

const ofOffice = { access: "office", effect: "outside" } as const;
const readOfOffice = { access: "office", effect: "read" } as const;
const readErrors = ["NOT_FOUND", "UPSTREAM_UNAVAILABLE"] as const;

export const getIntegratorKeys = endpoint({
  ...readOfOffice,
  method: "POST",
  path: "integrator/get_keys",
  shows: ["measurement_key"],
  description: "Lists your company’s measurement keys, newest first. Administrators see everybody’s.",
  body: keyListBody,
  reply: listReply(integratorKeyRow).extend({ can: z.object({ create: z.boolean() }) }),
  errors: ["UPSTREAM_UNAVAILABLE"],
});

export const getIntegratorKey = endpoint({
  ...readOfOffice,
  method: "GET",
  path: "integrator/keys/{id}",
  shows: ["measurement_key"],
  description:
    "Gets a measurement key with its settings and its usage of the last 30 days. Its secret is never shown again.",
  params: idParams,
  reply: integratorKey,
  errors: readErrors,
});

export const createIntegratorKey = endpoint({
  ...ofOffice,
  method: "POST",
  path: "integrator/create_key",
  secret: true,
  changes: ["measurement_key"],
  description:
    "Creates a measurement key for your company. The answer holds its secret, which is shown only this once.",
  body: z.strictObject({
    ...settings,
    kind: z.enum(keyKinds),
    /** For administrators: the company that the key is for. */
    member_id: id.optional(),
  }),
  reply: issued,
  errors: ["NOT_FOUND", "ACTION_NOT_ALLOWED", "UPSTREAM_UNAVAILABLE"],
});

export const updateIntegratorKey = endpoint({
  ...ofOffice,
  ...keyReply,
  method: "PUT",
  path: "integrator/keys/{id}",
  changes: ["measurement_key"],
  description: "Changes what a key may do, from its next request on.",
  params: idParams,
  body: z.strictObject({ ...settings, version }),
});

export const rotateIntegratorKey = endpoint({
  ...ofOffice,
  ...keyReply,
  method: "PUT",
  path: "integrator/keys/{id}/rotate",
  secret: true,
  changes: ["measurement_key"],
  description: "Gives a key a new secret, shown only this once. The old one keeps working for 24 hours.",
  params: idParams,
  body: z.strictObject({ version }),
  reply: issued,
});

export const revokeIntegratorKey = endpoint({
  ...ofOffice,
  ...keyReply,
  method: "PUT",
  path: "integrator/keys/{id}/revoke",
  changes: ["measurement_key"],
  description: "Revokes a key and its sessions from the next request on. This can’t be undone.",
  params: idParams,
  body: nothing,
});

export const setIntegratorWebhook = endpoint({
  ...ofOffice,
  ...keyReply,
  method: "PUT",
  path: "integrator/keys/{id}/webhook",
  secret: true,
  changes: ["measurement_key"],
  description: "Sets where a key’s messages go. A new address has a new signing secret, shown only this once.",
  params: idParams,
  body: z.strictObject({ url: singleLine.min(1, { error: "required" }).max(2000), version }),
  reply: z.object({
    key: integratorKey,
    /** Null where the address stayed the same. */
    secret: z.string().nullable(),
  }),
});

export const removeIntegratorWebhook = endpoint({
  ...ofOffice,
  ...keyReply,
  method: "PUT",
  path: "integrator/keys/{id}/remove_webhook",
  changes: ["measurement_key"],
  description: "Stops a key’s messages.",
  params: idParams,
  body: z.strictObject({ version }),
});

export const rotateIntegratorWebhook = endpoint({
  ...ofOffice,
  ...keyReply,
  method: "PUT",
  path: "integrator/keys/{id}/rotate_webhook",
  secret: true,
  changes: ["measurement_key"],
  description: "Gives a webhook a new signing secret, shown only this once. The old one signs as well for 24 hours.",
  params: idParams,
  body: z.strictObject({ version }),
  reply: issued,
});

export const testIntegratorWebhook = endpoint({
  ...ofOffice,
  method: "POST",
  path: "integrator/keys/{id}/test_webhook",
  limit: "message",
  changes: ["webhook_message"],
  description: "Sends a test message (`webhook.test`) to a key’s webhook.",
  params: idParams,
  body: nothing,
  reply: messageView,
  errors: ["NOT_FOUND", "STATE_CONFLICT", "UPSTREAM_UNAVAILABLE"],
});

export const getIntegratorMessages = endpoint({
  ...readOfOffice,
  method: "POST",
  path: "integrator/get_messages",
  shows: ["webhook_message"],
  description: "Lists webhook messages of the last 30 days, newest first.",
  body: messageListBody,
  reply: messageListReply,
  errors: ["UPSTREAM_UNAVAILABLE"],
});

export const getIntegratorMessage = endpoint({
  ...readOfOffice,
  method: "GET",
  path: "integrator/messages/{id}",
  shows: ["webhook_message"],
  description: "Gets a webhook message: its body, every try and what the receiver answered.",
  params: idParams,
  reply: messageView,
  errors: readErrors,
});

export const resendIntegratorMessage = endpoint({
  ...ofOffice,
  method: "PUT",
  path: "integrator/messages/{id}/resend",
  changes: ["webhook_message"],
  description: "Sends a webhook message once more, with the measurement as it stands now.",
  params: idParams,
  body: z.strictObject({ version }),
  reply: messageView,
  errors: ["NOT_FOUND", "STATE_CONFLICT", "UPSTREAM_UNAVAILABLE"],
});

export const getIntegratorSessions = endpoint({
  ...readOfOffice,
  method: "GET",
  path: "integrator/keys/{id}/sessions",
  shows: ["measurement_session", "measurement_key"],
  description: "Gets the last 50 sessions of a key with what happened in each, newest first.",
  params: idParams,
  reply: z.object({ list: z.array(keySession) }),
  errors: readErrors,
});

export const getIntegratorRefusals = endpoint({
  ...readOfOffice,
  method: "GET",
  path: "integrator/keys/{id}/refusals",
  shows: ["measurement_key"],
  description: "Gets the last 50 refused calls of a key and its sessions, newest first.",
  params: idParams,
  reply: z.object({ list: z.array(refusedCall) }),
  errors: readErrors,
});
