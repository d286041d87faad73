import type { Area } from "../../types.ts";

export const accountActing = {
  "account.acting.label": "Acting as a user",
  "account.acting.as": "You’re acting as {name}",
  "account.acting.left": { one: "{count} min left", other: "{count} min left" },
  "account.acting.whoTitle": "Do this as yourself?",
  "account.acting.whoText":
    "You started this while acting as another user, and it didn’t go through. Nothing has changed. If you continue, it’ll be done in your own account.",
  "account.acting.whoYes": "Do it as myself",
  "account.acting.whoNo": "Cancel",
  "account.looked.title": "Who’s been in my account",
  "account.looked.lead":
    "Our team can act as you to help. They must give a reason, have 30 minutes at most, and can’t change your password, email, consents or payments.",
  "account.looked.none": "Nobody has been in your account",
  "account.looked.who": "{name} from our team",
  "account.looked.now": "now",
  "account.looked.reason": "Reason: {reason}",
  "account.looked.read": { one: "{count} page viewed", other: "{count} pages viewed" },
  "account.looked.changed": { one: "{count} change", other: "{count} changes" },
  "account.looked.noChange": "nothing changed",
} as const satisfies Area;
