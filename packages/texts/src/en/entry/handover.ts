import type { Area } from "../../types.ts";

export const entryHandover = {
  "entry.continue.title": "Continue here",
  "entry.continue.ask": "Continue as {name}?",
  "entry.continue.askVisitor": "Continue where you left off?",
  "entry.continue.yes": "Continue as {name}",
  "entry.continue.no": "Not me",
  "entry.continue.signsIn":
    "You’ll be signed in as {name} on this device, without a password. Only continue if that’s you.",
  "entry.continue.signsOut": "{name} will be signed out on this device.",
  "entry.continue.place.scan": "Next: scan a tyre with this device",
  "entry.continue.place.quotes": "Next: your quotes",
  "entry.continue.place.bookings": "Next: your bookings",
  "entry.continue.place.dashboard": "Next: your dashboard",
  "entry.continue.place.other": "Next: the page open on your other device",
  "entry.continue.ended": "This link or code no longer works",
  "entry.continue.endedText":
    "It works once, for 5 minutes. Your other device shows a new one automatically, or you can type its short code.",
  "entry.continue.typeCode": "Enter the short code",
  "entry.continue.code": "Short code",
  "entry.continue.codeHint": "8 letters and numbers",
  "entry.continue.codeLead": "Your other device shows a short code next to the QR code. Enter it here to continue.",
  "entry.continue.codeWrong": "Enter the code’s 8 letters and numbers.",
  "entry.continue.refused.disabled": "Your profile is disabled. Please, connect with admin to solve the problem",
  "entry.continue.refused.closed": "This account is closed. Sign in to reopen it.",
  "entry.continue.refused.other": "Sign in to continue.",
} as const satisfies Area;
