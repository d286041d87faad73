import type { Area } from "../../types.ts";

export const officeAct = {
  "office.act.as": "Act as {name}",
  "office.act.title": "Act as {name}?",
  "office.act.text":
    "For 30 minutes you see and do what {name} can. Password, e-mail, consents and payments stay out of reach.",
  "office.act.reason": "Reason",
  "office.act.reasonHint": "{name} can read it, for example: asked us by phone to check the booking",
  "office.act.reasonShort": "Say in a few words why, at least 8 characters.",
  "office.act.note": "Every call is recorded with your name.",
  "office.act.begin": "Begin",
  "office.act.cancel": "Cancel",
  "office.act.notPossible": "Nobody can act as this user: the account is shut, or it is not for you.",
  "office.act.entering": "Acting as a user",
  "office.act.problem.ended": "This link does not work any more",
  "office.act.problem.noAdmin": "Sign in as an administrator first",
  "office.act.problem.shut": "Nobody can act as this user now",
  "office.act.problem.failed": "That did not work",
  "office.act.again":
    "A link works once, for 60 seconds, and only for the administrator who asked for it. Begin again at the user.",
  "office.act.home": "To my dashboard",
} as const satisfies Area;
