import type { Area } from "../../types.ts";

export const officeAct = {
  "office.act.as": "Act as {name}",
  "office.act.title": "Act as {name}?",
  "office.act.text":
    "For 30 minutes you can see and do everything {name} can, except for password, email, consents and payments.",
  "office.act.reason": "Reason",
  "office.act.reasonHint": "{name} can see this. For example: asked us by phone to check the booking",
  "office.act.reasonShort": "Give a short reason, at least 8 characters.",
  "office.act.note": "Everything you do is recorded under your name.",
  "office.act.begin": "Start",
  "office.act.cancel": "Cancel",
  "office.act.notPossible": "You can’t act as this user: the account is closed, or you don’t have permission.",
  "office.act.entering": "Acting as a user",
  "office.act.problem.ended": "This link no longer works",
  "office.act.problem.noAdmin": "Sign in as an administrator first",
  "office.act.problem.shut": "You can’t act as this user at the moment",
  "office.act.problem.failed": "That didn’t work",
  "office.act.again":
    "The link works once, for 60 seconds, and only for the administrator who asked for it. Start again from the user’s page.",
  "office.act.home": "Go to my dashboard",
} as const satisfies Area;
