import { safeNextUrl } from "@treadclub/rules/next-url";
import { z } from "zod";
import { code, id, idParams, instant } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { loginReply } from "../views/people.ts";

/** By the token of a link, or by the short code that somebody typed. */
const which = { restore_token: z.string().max(200).optional(), short_code: code.optional() };

export const storageSave = endpoint({
  method: "POST",
  path: "storage/save",
  access: "public",
  effect: "write",
  limit: "code",
  selfOnly: true,
  secret: true,
  changes: ["session", "handover"],
  description:
    "Saves where a user is, to continue on another device. Works once, within 5 minutes. With a bearer, the other device is signed in as this user.",
  body: z.strictObject({
    /** A path of the application, below /app/. */
    path: z
      .string()
      .min(1, { error: "required" })
      .max(2000)
      .refine((path) => safeNextUrl(path) !== null, { error: "wrong_type" }),
    /** What a form holds so far; opaque. */
    state: z.string().max(4000).optional(),
  }),
  reply: z.object({
    id,
    restore_token: z.string(),
    short_code: z.string(),
    link: z.string(),
    expires_at: instant,
  }),
  errors: [],
});

export const storageRestore = endpoint({
  method: "GET",
  path: "storage/restore",
  access: "public",
  effect: "read",
  limit: "code",
  shows: ["handover"],
  description:
    "Shows what a restore token leads to. Ask “Continue as Anna?” before redeeming it; looking does not use it up.",
  query: z.strictObject(which),
  reply: z.object({
    /** Null: it signs nobody in. */
    first_name: z.string().nullable(),
    path: z.string(),
    expires_at: instant,
  }),
  errors: ["CODE_INVALID"],
});

export const storageContinue = endpoint({
  method: "POST",
  path: "storage/continue",
  access: "public",
  effect: "write",
  limit: "code",
  secret: true,
  changes: ["session", "handover"],
  description:
    "Redeems a restore token. Signs in as whoever saved it and answers where to continue; `token` is null when nobody was signed in.",
  body: z.strictObject(which),
  reply: loginReply.extend({ path: z.string(), state: z.string().nullable() }),
  errors: ["CODE_INVALID"],
});

export const storageState = endpoint({
  method: "GET",
  path: "storage/state/{id}",
  access: "signed-in",
  effect: "read",
  shows: ["handover"],
  description: "Tells whether another device has continued.",
  params: idParams,
  reply: z.object({ state: z.enum(["waiting", "used", "expired"]) }),
  errors: ["NOT_FOUND"],
});
