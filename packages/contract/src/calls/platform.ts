import { z } from "zod";
import { done, id, idParams, instant, locale, nothing, pathId, uploadId } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { numberedEntities } from "../entities.ts";
import { notificationState, notificationType, openFieldType } from "../states/index.ts";

export const getConfig = endpoint({
  method: "GET",
  path: "config/get",
  access: "public",
  effect: "read",
  shows: [],
  description: "Gets public settings by key. Without keys, all of them.",
  query: z.strictObject({ "keys[]": z.union([z.string().max(60), z.array(z.string().max(60)).max(30)]).optional() }),
  reply: z.object({
    default_language: locale.optional(),
    demo: z.boolean().optional(),
    free_scans: z.int().optional(),
    welcome_voucher_pence: z.int().optional(),
    /** What new drivers are offered, in words; none while nothing is shown. `up_to_pence` is null where there is nothing to name. */
    sign_up_offer: z
      .object({
        up_to_pence: z.int().nullable(),
        texts: z.array(z.object({ locale, title: z.string(), text: z.string(), terms: z.string() })),
      })
      .optional(),
    vat_rate_percent: z.number().optional(),
    build_number: z.string().optional(),
    development: z.boolean().optional(),
    upload_max_bytes: z.int().optional(),
    /** The name of the OpenID provider that one can sign in with; empty: none. */
    google: z.string().optional(),
    terms_version: z.string().optional(),
    /** Who runs this installation, as far as its settings say. */
    operator_name: z.string().optional(),
    operator_address: z.string().optional(),
    operator_ico_number: z.string().optional(),
    /** Whether addresses can be looked up by postcode. */
    addresses: z.boolean().optional(),
    /** Registrations that the bundled register knows, to try out; only in a demo. */
    example_plates: z.array(z.string()).optional(),
  }),
  errors: [],
});

export const notificationView = z.object({
  id,
  type: notificationType,
  state: notificationState,
  created_at: instant,
  /** Values for the sentence of this type, which the client says in the user's language. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  open_field: id.nullable(),
  open_field_type: openFieldType.nullable(),
});

export const getNotificationList = endpoint({
  method: "POST",
  path: "get_notification_list/{a}/{b}",
  access: "signed-in",
  effect: "read",
  shows: ["notification"],
  description:
    "Lists a user's notifications. {a} is the user's id, {b} the role they are shown to. Closed ones are left out.",
  params: z.strictObject({ a: pathId, b: z.enum(["consumer", "member", "admin", "super_admin", "supplier"]) }),
  body: listBody(["created_at"], { unread: z.boolean() }),
  reply: listReply(notificationView).extend({ unread_count: z.int() }),
  errors: ["NOT_FOUND"],
});

export const setClose = endpoint({
  method: "PUT",
  path: "set_close/{id}",
  access: "signed-in",
  effect: "write",
  changes: ["notification"],
  unaudited: { notifications: "The user's own; its history says it.", state_history: "The notification's own." },
  description: "Closes a notification.",
  params: idParams,
  body: nothing,
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const readNotifications = endpoint({
  method: "PUT",
  path: "read_notifications",
  access: "signed-in",
  effect: "write",
  changes: ["notification"],
  unaudited: { notifications: "The user's own; its history says it.", state_history: "The notification's own." },
  description: "Marks notifications as read.",
  body: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  reply: z.object({ count: z.int() }),
  errors: [],
});

export const live = endpoint({
  method: "GET",
  path: "live",
  access: "signed-in",
  effect: "read",
  raw: "events",
  shows: [],
  description:
    "Streams what changes for the signed-in user. A text/event-stream of `change` events with {topic, id, open_field_type}. The topic `*` means that changes may have been missed: read again what you show. Ends with the sign-in.",
  reply: z.object({ topic: z.enum([...numberedEntities, "*"]), id: id.nullable() }),
  errors: [],
});

export const createUpload = endpoint({
  method: "POST",
  path: "uploads",
  access: "signed-in",
  effect: "outside",
  raw: "tus",
  limit: "upload",
  changes: ["upload"],
  description: "Starts a resumable photo upload. tus 1.0, at most 15 MB; `Location` is the address of the upload.",
  reply: z.object({}),
  errors: ["UPLOAD_VERSION_UNSUPPORTED", "UNSUPPORTED_MEDIA", "NOT_FOUND", "STATE_CONFLICT"],
});

const uploadParams = z.strictObject({ id: uploadId });

export const uploadState = endpoint({
  method: "HEAD",
  path: "uploads/{id}",
  access: "signed-in",
  effect: "outside",
  raw: "tus",
  shows: ["upload"],
  description: "Tells how much of an upload has arrived, in `Upload-Offset`.",
  params: uploadParams,
  reply: z.object({}),
  errors: ["UPLOAD_VERSION_UNSUPPORTED", "UNSUPPORTED_MEDIA", "NOT_FOUND", "STATE_CONFLICT"],
});

export const continueUpload = endpoint({
  method: "PATCH",
  path: "uploads/{id}",
  access: "signed-in",
  effect: "outside",
  raw: "tus",
  changes: ["upload"],
  unaudited: { photos: "The row of a photo says whose it is and since when." },
  description:
    "Sends the next part of an upload, from `Upload-Offset` on. The last part re-encodes the photo without metadata; anything that is not a photo is refused.",
  params: uploadParams,
  reply: z.object({}),
  errors: ["UPLOAD_VERSION_UNSUPPORTED", "UNSUPPORTED_MEDIA", "NOT_FOUND", "STATE_CONFLICT"],
});

export const giveUpUpload = endpoint({
  method: "DELETE",
  path: "uploads/{id}",
  access: "signed-in",
  effect: "outside",
  raw: "tus",
  changes: ["upload"],
  unaudited: { photos: "No record has the photo yet." },
  description: "Discards an upload that belongs to no record yet.",
  params: uploadParams,
  reply: z.object({}),
  errors: ["UPLOAD_VERSION_UNSUPPORTED", "NOT_FOUND", "STATE_CONFLICT"],
});

export const getFile = endpoint({
  method: "GET",
  path: "files/{id}",
  access: "public",
  effect: "read",
  raw: "image/jpeg",
  shows: [],
  description: "Downloads a photo by its signed link. The link works for 15 minutes.",
  params: z.strictObject({ id: z.uuid({ error: "wrong_type" }) }),
  query: z.strictObject({ expires: z.string().max(20), signature: z.string().max(100) }),
  reply: z.object({}),
  errors: ["NOT_FOUND"],
});

export const getOutbox = endpoint({
  method: "POST",
  path: "admins/get_outbox",
  access: "admin",
  effect: "read",
  shows: ["message"],
  description:
    "Lists messages of the development outbox, newest first. With what became of each; what they say is left out where a provider really sends them.",
  body: listBody(["created_at"], { channel: z.enum(["email", "sms", "push"]) }),
  reply: listReply(
    z.object({
      id,
      channel: z.enum(["email", "sms", "push"]),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      /** The same in HTML; null for what is sent as text alone. */
      html: z.string().nullable(),
      /** The calendar file of an appointment; null where none is attached. */
      calendar: z.string().nullable(),
      state: z.enum(["waiting", "sent", "failed"]),
      created_at: instant,
      sent_at: instant.nullable(),
      tries: z.int(),
      /** Why the last try failed; null when it did not. */
      problem: z.string().nullable(),
    }),
  ),
  errors: [],
});
