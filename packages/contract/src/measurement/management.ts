import { z } from "zod";
import { id, instant, version } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { keyScopes, webhookTypes } from "./states.ts";
import { measurementStatus, positionCode, qualityReason, workflow } from "./views.ts";

/** What an integrator's management shows of keys, their sessions and their messages. No secret is ever part of it. */

export const keyKinds = ["live", "sandbox"] as const;
export type KeyKind = (typeof keyKinds)[number];
export const keyConfirms = ["unsure", "always"] as const;
export const keyEngines = ["review", "remote", "sandbox"] as const;
export const messageStates = ["waiting", "sent", "failed"] as const;
/** What a message may be about: an event of a measurement, or a test. */
export const messageTypes = [...webhookTypes, "webhook.test"] as const;
export const sessionOutcomes = [
  "not_opened",
  "scanning",
  "reading",
  "completed",
  "partly",
  "failed",
  "left",
  "expired",
  "forgotten",
] as const;

export const keyScope = z.enum(keyScopes);

export const keyRow = z.object({
  id,
  name: z.string(),
  /** Whose key it is; null for one made by the command line. */
  holder: z.string().nullable(),
  prefix: z.string(),
  kind: z.enum(keyKinds),
  engine: z.enum(keyEngines),
  scopes: z.array(keyScope),
  origins: z.array(z.string()),
  allowance: z.int().nullable(),
  /** Measurements begun this month (UTC). */
  used: z.int(),
  created_at: instant,
  revoked_at: instant.nullable(),
  /** Its holder may not use it for now. */
  is_suspended: z.boolean(),
  last_session_at: instant.nullable(),
  has_webhook: z.boolean(),
  /** Messages of the last 30 days that were given up on, at most 100 counted. */
  failed_messages: z.int(),
  /** Kept by the service itself: nobody can change it here. */
  is_kept: z.boolean(),
});

export const keyView = keyRow.extend({
  confirm: z.enum(keyConfirms),
  /** Until when the secret before the last rotation works. */
  old_secret_until: instant.nullable(),
  webhook: z
    .object({
      url: z.string(),
      /** Until when the signing secret before the last rotation signs as well. */
      old_secret_until: instant.nullable(),
    })
    .nullable(),
  /** The calendar month (UTC) that the allowance counts in, YYYY-MM. */
  month: z.string(),
  /** The last 30 days (UTC), oldest first; a day without measurements is 0. */
  days: z.array(z.object({ day: z.iso.date(), used: z.int() })),
  version: z.int(),
});

export const keyListBody = listBody(["name", "created_at"], {
  state: z.enum(["active", "revoked"]),
  kind: z.enum(keyKinds),
});

export const messageRow = z.object({
  id,
  key: z.object({ id, name: z.string() }),
  type: z.enum(messageTypes),
  state: z.enum(messageStates),
  measurement_id: id.nullable(),
  session_id: id.nullable(),
  tries: z.int(),
  created_at: instant,
  sent_at: instant.nullable(),
  /** When it is tried next, while it waits. */
  next_try_at: instant.nullable(),
  last_status: z.int().nullable(),
  /** Why there was no status, or what stopped it. */
  last_problem: z.string().nullable(),
  version: z.int(),
});

export const messageAttempt = z.object({
  at: instant,
  /** How long the receiver took, in milliseconds. */
  ms: z.int(),
  status: z.int().nullable(),
  problem: z.string().nullable(),
  /** The first 2 kB of what it answered. */
  answer: z.string(),
});

export const messageView = messageRow.extend({
  /** The `webhook-id`: the same at every try. */
  event_id: z.string(),
  /** As it was last sent; null before its first try, and once the session was forgotten. */
  body: z.string().nullable(),
  /** The newest first, at most 20. */
  attempts: z.array(messageAttempt),
  can_resend: z.boolean(),
});

export const messageListBody = listBody(["created_at"], { key_id: id, state: z.enum(messageStates) });
export const messageListReply = listReply(messageRow);

export const refusedCall = z.object({
  id,
  at: instant,
  /** Method and path of the call, without values. */
  call: z.string(),
  status: z.int(),
  code: z.string(),
  /** Of a forbidden key: the website, the scope or the kind of bearer. */
  reason: z.string().nullable(),
  /** Fields and what was wrong with each. */
  fields: z.record(z.string(), z.string()),
  /** The website that asked, where a browser did. */
  origin: z.string().nullable(),
  session_id: id.nullable(),
});

const sessionStep = z.object({ status: measurementStatus, at: instant });

export const keySession = z.object({
  id,
  reference: z.string().nullable(),
  workflow,
  outcome: z.enum(sessionOutcomes),
  created_at: instant,
  /** When the tyres were chosen, by the website or in the scanner. */
  planned_at: instant.nullable(),
  /** When a phone first opened the scanner. */
  opened_at: instant.nullable(),
  expires_at: instant,
  ended_at: instant.nullable(),
  /** Photos that arrived and were never handed in, and files that were no photo. */
  photos_unused: z.int(),
  photos_refused: z.int(),
  measurements: z.array(
    z.object({
      id,
      position_code: positionCode.nullable(),
      status: measurementStatus,
      photos: z.int(),
      quality_reasons: z.array(qualityReason),
      /** Changes of its status, oldest first. */
      steps: z.array(sessionStep),
      messages: z.array(
        messageRow.pick({
          id: true,
          type: true,
          state: true,
          tries: true,
          created_at: true,
          sent_at: true,
          last_status: true,
          last_problem: true,
        }),
      ),
    }),
  ),
  refused: z.array(refusedCall.omit({ session_id: true })),
});

/** What can be set when a key is made, and changed later. */
const changeable = {
  name: z.string(),
  origins: z.array(z.string()),
  scopes: z.array(keyScope),
  allowance: z.int().nullable(),
  confirm: z.enum(keyConfirms),
};
export const keyChange = z.object({ ...changeable, version });

export type KeyRowView = z.output<typeof keyRow>;
export type KeyView = z.output<typeof keyView>;
export type KeyListBody = z.output<typeof keyListBody>;
export type KeyChange = z.output<typeof keyChange>;
export type MessageRowView = z.output<typeof messageRow>;
export type MessageView = z.output<typeof messageView>;
export type MessageListBody = z.output<typeof messageListBody>;
export type KeySession = z.output<typeof keySession>;
export type RefusedCall = z.output<typeof refusedCall>;
