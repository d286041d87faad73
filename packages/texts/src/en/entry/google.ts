import type { Area } from "../../types.ts";

export const entryGoogle = {
  "entry.google.working": "Signing in",
  "entry.google.workingText": "One moment: the answer of {provider} is being checked.",
  "entry.google.stoppedTitle": "You are not signed in",
  "entry.google.stopped": "You stopped at {provider}. Nothing was changed. Try again, or sign in another way.",
  "entry.google.wrong":
    "The answer of {provider} does not belong to this browser, or it came too late. Begin again here.",
  "entry.google.taken": "This account of {provider} belongs to another account here already.",
  "entry.google.down": "{provider} does not answer. Try again in a minute, or sign in another way.",
  "entry.google.again": "Back to signing in",
  "entry.google.toAccount": "Back to my account",
  "entry.google.linkTitle": "You have an account already",
  "entry.google.linkLead":
    "{email} signs in here with a password. Enter it once, and from then on {provider} is enough.",
  "entry.google.linkGo": "Link and sign in",
  "entry.google.mailText": "Password not at hand?",
  "entry.google.mailGo": "Send me a link instead",
  "entry.google.mailSentTitle": "Look into your mail",
  "entry.google.mailSent":
    "A link is on its way to {email}. It links {provider} and signs you in; it works once, within 1 hour.",
  "entry.google.expired": "This took too long. Continue with {provider} again.",
  "entry.google.confirmTitle": "Link {provider} to your account",
  "entry.google.confirmText":
    "You asked for this on this or another device. If it was not you, close this page: nothing happens.",
} as const satisfies Area;
