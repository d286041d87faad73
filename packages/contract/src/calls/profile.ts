import { z } from "zod";
import { done, email, instant, locale, nothing, personName, phone, token, version } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { userView } from "../views/people.ts";

export const updateProfile = endpoint({
  method: "POST",
  path: "consumers/update_profile",
  access: "signed-in",
  effect: "write",
  changes: ["user"],
  description:
    "Changes the user's own name, phone and language. Answers STATE_CONFLICT with `details.changed` when they were changed elsewhere.",
  body: z.strictObject({
    first_name: personName,
    last_name: personName,
    phone: z.union([phone, z.null()]).optional(),
    locale,
    version,
  }),
  reply: userView,
  errors: ["STATE_CONFLICT"],
});

export const requestEmailChange = endpoint({
  method: "POST",
  path: "account/request_email_change",
  access: "signed-in",
  effect: "write",
  limit: "mail",
  fresh: true,
  changes: ["user"],
  description:
    "Requests a change of email address. Sends a link to the new and the old address; both have to be opened within 24 hours. Replaces an earlier request.",
  body: z.strictObject({ email }),
  reply: done,
  errors: ["EMAIL_EXISTS", "STATE_CONFLICT"],
});

export const confirmEmailChange = endpoint({
  method: "POST",
  path: "confirm_email_change",
  access: "public",
  effect: "write",
  limit: "code",
  changes: ["user", "session"],
  description:
    "Confirms one side of a change of email address. `done` is true once both sides have; all other sign-ins end then.",
  body: z.strictObject({ token }),
  reply: z.object({ side: z.enum(["old", "new"]), done: z.boolean(), email: z.string() }),
  errors: ["CODE_INVALID", "EMAIL_EXISTS"],
});

export const getEmailChange = endpoint({
  method: "GET",
  path: "account/get_email_change",
  access: "signed-in",
  effect: "read",
  shows: ["user"],
  description: "Gets the pending change of email address, if any.",
  reply: z.object({
    change: z
      .object({ email: z.string(), old_confirmed: z.boolean(), new_confirmed: z.boolean(), expires_at: instant })
      .nullable(),
  }),
  errors: [],
});

export const cancelEmailChange = endpoint({
  method: "POST",
  path: "account/cancel_email_change",
  access: "signed-in",
  effect: "write",
  selfOnly: true,
  changes: ["user"],
  unaudited: { email_changes: "Audited where a change was under way." },
  description: "Cancels a pending change of email address.",
  body: nothing,
  reply: done,
  errors: [],
});

const consentKind = z.enum(["terms", "privacy", "marketing_email", "marketing_sms"]);

export const getConsents = endpoint({
  method: "GET",
  path: "account/get_consents",
  access: "signed-in",
  effect: "read",
  shows: ["user"],
  description:
    "Lists what the user consented to and withdrew. With the version of the text; newest first, at most 200.",
  reply: z.object({
    marketing_email: z.boolean(),
    marketing_sms: z.boolean(),
    list: z.array(
      z.object({ kind: consentKind, version: z.string(), given: z.boolean(), source: z.string(), at: instant }),
    ),
  }),
  errors: [],
});

export const setConsent = endpoint({
  method: "POST",
  path: "account/set_consent",
  access: "signed-in",
  effect: "write",
  selfOnly: true,
  changes: ["user"],
  description: "Gives or withdraws consent to marketing, for one channel.",
  body: z.strictObject({ kind: z.enum(["marketing_email", "marketing_sms"]), given: z.boolean() }),
  reply: done,
  errors: [],
});

/** What messages are about; security mails always come. */
export const messageTopic = z.enum(["scans", "vouchers", "quotes", "bookings", "reminders", "office"]);
const choice = z.strictObject({
  topic: messageTopic,
  channel: z.enum(["email", "sms", "push"]),
  on: z.boolean(),
});

export const getNotificationChoices = endpoint({
  method: "GET",
  path: "account/get_notification_choices",
  access: "signed-in",
  effect: "read",
  shows: ["user"],
  description: "Gets which messages the user wants, by topic and channel. Only topics of their role.",
  reply: z.object({ list: z.array(choice) }),
  errors: [],
});

export const setNotificationChoices = endpoint({
  method: "POST",
  path: "account/set_notification_choices",
  access: "signed-in",
  effect: "write",
  selfOnly: true,
  changes: ["user"],
  description: "Sets message choices by topic and channel. What is not named stays.",
  body: z.strictObject({ list: z.array(choice).min(1).max(30) }),
  reply: z.object({ list: z.array(choice) }),
  errors: [],
});

export const closeAccount = endpoint({
  method: "POST",
  path: "account/close",
  access: "consumer",
  effect: "write",
  fresh: true,
  changes: ["user", "consumer", "session", "quote", "booking", "voucher", "scan"],
  endsSession: true,
  description:
    "Closes the driver's own account. They are signed out everywhere, and open quotes and bookings are cancelled. Signing in within 30 days reopens the account; after that it is erased.",
  body: nothing,
  reply: z.object({ erased_at: instant }),
  errors: ["STATE_CONFLICT", "ACTION_NOT_ALLOWED"],
});

export const eraseAccount = endpoint({
  method: "POST",
  path: "account/erase",
  access: "consumer",
  effect: "write",
  fresh: true,
  changes: ["user", "consumer", "session", "quote", "booking", "voucher", "scan"],
  endsSession: true,
  description:
    "Erases the driver's own account at once and for good. Personal data and photos go; what the law requires stays without a name.",
  body: z.strictObject({ confirm: z.literal("erase", { error: "required" }) }),
  reply: done,
  errors: ["STATE_CONFLICT", "ACTION_NOT_ALLOWED"],
});

export const downloadMyData = endpoint({
  method: "GET",
  path: "account/download",
  access: "signed-in",
  effect: "read",
  raw: "application/zip",
  limit: "mail",
  fresh: true,
  shows: ["user", "consumer", "vehicle", "scan", "voucher", "quote", "booking", "notification", "session"],
  description: "Downloads everything stored about the signed-in user. A ZIP with data.json and the photos.",
  reply: z.object({}),
  errors: [],
});
