import type { Area } from "../../types.ts";

export const accountActing = {
  "account.acting.label": "Acting as a user",
  "account.acting.as": "You are acting as {name}",
  "account.acting.left": { one: "{count} min left", other: "{count} min left" },
  "account.acting.whoTitle": "Do this as yourself?",
  "account.acting.whoText":
    "You began this in another user's name, and it could not be done in it. Nothing has been changed yet. If you go on, it is done in your own account.",
  "account.acting.whoYes": "Do it as myself",
  "account.acting.whoNo": "Do not do it",
  "account.looked.title": "Who looked at my account",
  "account.looked.lead":
    "Our team can act as you to help. They have to give a reason, have 30 minutes, and cannot change your password, e-mail, consents or payments.",
  "account.looked.none": "Nobody has acted as you.",
  "account.looked.who": "{name} of our team",
  "account.looked.now": "now",
  "account.looked.reason": "Reason: {reason}",
  "account.looked.read": { one: "{count} request to read", other: "{count} requests to read" },
  "account.looked.changed": { one: "{count} change", other: "{count} changes" },
  "account.looked.noChange": "nothing changed",
} as const satisfies Area;
