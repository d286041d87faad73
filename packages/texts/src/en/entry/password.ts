import type { Area } from "../../types.ts";

export const entryPassword = {
  "entry.step.over": "This took too long, or the codes were wrong too often. Start again.",

  "entry.forgot.title": "Forgotten password",
  "entry.forgot.lead": "Enter the e-mail of your account. We send you a link for a new password.",
  "entry.forgot.send": "Send me the link",
  "entry.forgot.sentTitle": "Look into your mail",
  "entry.forgot.sent": "If {email} has an account, a link is on its way. It works once, within 1 hour.",
  "entry.forgot.sentBlank": "If the address has an account, a link is on its way. It works once, within 1 hour.",
  "entry.forgot.nothing":
    "Nothing there after five minutes? Look into the spam folder, check the address, or ask for another link.",
  "entry.forgot.again": "Send another link",
  "entry.forgot.toSignIn": "Back to signing in",

  "entry.reset.title": "Set a new password",
  "entry.reset.lead": "Every device that is signed in with the old one is signed out.",
  "entry.reset.password": "New password",
  "entry.reset.repeat": "New password again",
  "entry.reset.mismatch": "Passwords must match.",
  "entry.reset.repeatMissing": "Type the new password again.",
  "entry.reset.submit": "Set this password",
  "entry.reset.doneTitle": "Your new password is set",
  "entry.reset.done": "You are signed out everywhere. Sign in with the new password.",

  "entry.link.title": "This link does not work any more",
  "entry.link.text": "It was used, it is too old, or a newer one was sent. Ask for a new link.",
  "entry.link.lostTitle": "Open the link in your mail again",
  "entry.link.lostText":
    "So that nobody else can use it, the link is not kept when this page is loaded again. It still works.",
  "entry.link.working": "Looking at your link",
  "entry.link.ask": "Ask for a new link",

  "entry.first.title": "Choose your password",
  "entry.first.lead": "An account was made for you. Choose a password, and you are in.",
  "entry.first.askText": "Ask whoever made the account for a new link, or write to {email}.",

  "entry.confirm.title": "Confirm your e-mail",
  "entry.confirm.doneTitle": "Your e-mail is confirmed",
  "entry.confirm.done": "{email} is yours. Results and answers come there.",
  "entry.confirm.goOn": "Go on",
  "entry.confirm.askText": "Sign in: on your account page you can have the link sent again.",

  "entry.change.title": "Change of e-mail",
  "entry.change.halfTitle": "Half of it is done",
  "entry.change.halfOld":
    "You have agreed with the old address. Now open the link that we sent to the new one, {email}.",
  "entry.change.halfNew": "{email} is confirmed. Now open the link that we sent to the old address.",
  "entry.change.doneTitle": "Your e-mail is changed",
  "entry.change.done": "From now on you sign in with {email}. Every other sign-in has ended.",
  "entry.change.go": "Confirm this address",
  "entry.change.goText":
    "You asked to sign in with another e-mail. Confirm it here and with the link to the other address.",
} as const satisfies Area;
