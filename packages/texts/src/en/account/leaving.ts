import type { Area } from "../../types.ts";

export const accountLeaving = {
  "account.close.title": "Close your account",
  "account.close.text": "Taking a break? You’ll be signed out and hidden, and you can come back within 30 days.",
  "account.close.go": "Close account",
  "account.close.ask": "Close your account?",
  "account.close.what1": "You’ll be signed out on every device, and fitters won’t see you.",
  "account.close.what2": "We’ll cancel your open quote requests and bookings, and let the fitters know.",
  "account.close.what3": "Sign in within 30 days to get everything back, except what was cancelled.",
  "account.close.what4": "After 30 days we’ll erase your account.",
  "account.erase.title": "Erase your account",
  "account.erase.text": "Right away and for good. This can’t be undone, even by us.",
  "account.erase.go": "Erase account",
  "account.erase.ask": "Erase your account for good?",
  "account.erase.what1": "We’ll delete your name, addresses, cars, scans, photos, vouchers and messages now.",
  "account.erase.what2": "We’ll cancel your open quote requests and bookings, and let the fitters know.",
  "account.erase.stays":
    "We’ll keep, without your name: paid bookings for 6 years, because tax law requires it, and when you agreed to which terms, for 6 years, so we can show it.",
  "account.erase.downloadFirst": "Want a copy? Download your data first.",
  "account.erase.word": "erase",
  "account.erase.type": "Type “{word}” to continue",
  "account.erase.typed": "Type the word exactly: {word}",
  "account.leaving.conflict": "This account has already been closed or erased.",
  "account.leaving.notAllowed":
    "This account is also used for work at a company or at TreadClub. Ask to have that access removed first.",
  "account.ended.closedTitle": "Your account is closed",
  "account.ended.closedText": "You’ve been signed out everywhere. We’ve emailed you to confirm.",
  "account.ended.closedUntil": "Sign in by {day} to reopen it. After that we’ll erase it.",
  "account.ended.closedSoon": "Sign in within 30 days to reopen it. After that we’ll erase it.",
  "account.ended.erasedTitle": "Your account has been erased",
  "account.ended.erasedText":
    "You’ve been signed out everywhere, and your name is gone. We’ve sent one last email to confirm.",
  "account.ended.erasedAgain": "You’re welcome to sign up again at any time, even with the same email.",
  "account.ended.signIn": "Sign in to reopen it",
  "account.ended.home": "Go to the home page",
} as const satisfies Area;
