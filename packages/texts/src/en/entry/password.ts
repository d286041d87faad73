import type { Area } from "../../types.ts";

export const entryPassword = {
  "entry.step.over": "That took too long, or the code was wrong too many times. Start again.",

  "entry.forgot.title": "Reset your password",
  "entry.forgot.lead": "Enter your email and we’ll send you a link to set a new password.",
  "entry.forgot.send": "Email me a link",
  "entry.forgot.sentTitle": "Check your email",
  "entry.forgot.sent": "If {email} has an account, we’ve sent a link there. It works once, for 1 hour.",
  "entry.forgot.sentBlank": "If that address has an account, we’ve sent a link there. It works once, for 1 hour.",
  "entry.forgot.nothing":
    "Nothing after five minutes? Check your spam folder and the address, or ask for another link.",
  "entry.forgot.again": "Send another link",
  "entry.forgot.toSignIn": "Back to sign in",

  "entry.reset.title": "Set a new password",
  "entry.reset.lead": "You’ll be signed out on all your devices.",
  "entry.reset.password": "New password",
  "entry.reset.repeat": "Confirm new password",
  "entry.reset.mismatch": "Passwords must match.",
  "entry.reset.repeatMissing": "Enter the new password again.",
  "entry.reset.submit": "Set password",
  "entry.reset.doneTitle": "Your new password is set",
  "entry.reset.done": "You’ve been signed out everywhere. Sign in with your new password.",

  "entry.link.title": "This link no longer works",
  "entry.link.text": "It’s been used, it’s expired, or we’ve sent you a newer one. Ask for a new link.",
  "entry.link.lostTitle": "Open the link in your email again",
  "entry.link.lostText": "For security, reloading this page clears the link. It still works from the email.",
  "entry.link.working": "Checking your link",
  "entry.link.ask": "Get a new link",

  "entry.first.title": "Choose a password",
  "entry.first.lead": "An account has been created for you. Choose a password to get started.",
  "entry.first.askText": "Ask the person who created your account for a new link, or email {email}.",

  "entry.confirm.title": "Confirm your email",
  "entry.confirm.doneTitle": "Email confirmed",
  "entry.confirm.done": "We’ll send results and replies to {email}.",
  "entry.confirm.goOn": "Continue",
  "entry.confirm.askText": "Sign in and go to your account page to get a new link.",

  "entry.change.title": "Change your email",
  "entry.change.halfTitle": "One more link to open",
  "entry.change.halfOld": "You’ve confirmed from your old address. Now open the link we sent to the new one, {email}.",
  "entry.change.halfNew": "{email} is confirmed. Now open the link we sent to your old address.",
  "entry.change.doneTitle": "Your email has changed",
  "entry.change.done": "From now on, sign in with {email}. You’ve been signed out everywhere else.",
  "entry.change.go": "Confirm this address",
  "entry.change.goText":
    "You asked to change your sign-in email. Confirm it here and with the link at your other address.",
} as const satisfies Area;
