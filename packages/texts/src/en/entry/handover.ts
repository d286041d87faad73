import type { Area } from "../../types.ts";

export const entryHandover = {
  "entry.continue.title": "Go on here",
  "entry.continue.ask": "Continue as {name}?",
  "entry.continue.askVisitor": "Go on where you left off?",
  "entry.continue.yes": "Continue as {name}",
  "entry.continue.no": "Not me",
  "entry.continue.signsIn":
    "You are signed in as {name} on this device, without a password. Only go on if that is you.",
  "entry.continue.signsOut": "{name} is signed out here.",
  "entry.continue.place.scan": "Next: scan a tyre with this device.",
  "entry.continue.place.quotes": "Next: your quotes.",
  "entry.continue.place.bookings": "Next: your bookings.",
  "entry.continue.place.dashboard": "Next: your dashboard.",
  "entry.continue.place.other": "Next: the page that is open on the other device.",
  "entry.continue.ended": "This link or code does not work any more",
  "entry.continue.endedText":
    "It works once and for 5 minutes. The other device shows a new one by itself; or type its short code.",
  "entry.continue.typeCode": "Type the short code",
  "entry.continue.code": "Short code",
  "entry.continue.codeHint": "8 letters and digits",
  "entry.continue.codeLead": "Your other device shows a short code beside the QR code. Type it here to go on.",
  "entry.continue.codeWrong": "Enter the 8 letters and digits of the code.",
  "entry.continue.refused.disabled": "Your profile is disabled. Please, connect with admin to solve the problem",
  "entry.continue.refused.closed": "This account is closed. Sign in to open it again.",
  "entry.continue.refused.other": "Please sign in to go on.",
} as const satisfies Area;
