import type { Area } from "../../types.ts";

/** Mails of one's own account, and what lies beside the download of everything. */
export const mailAccounts = {
  "mail.reset_password.subject": "Reset your TreadClub password",
  "mail.reset_password.text": "Someone asked to reset your TreadClub password. The link works once, for an hour.",
  "mail.reset_password.button": "Set a new password",
  "mail.reset_password.after": "If this wasn’t you, you can ignore this email. Your password stays the same.",
  "mail.new_password.subject": "Your password has been reset",
  "mail.new_password.text":
    "Your password was changed with the link we sent to this address. We’ve signed you out on all your devices.\n\nIf this wasn’t you, reset your password straight away.",
  "mail.new_password.button": "Reset your password",
  "mail.confirm_email.subject": "Confirm your email address",
  "mail.confirm_email.text": "Confirm that this address is yours. The link works for 7 days.",
  "mail.confirm_email.button": "Confirm your address",
  "mail.confirm_email.after": "If you didn’t sign up to TreadClub, you can ignore this email.",
  "mail.email_change_old.subject": "Your email address is about to change",
  "mail.email_change_old.text":
    "You asked us to use {email} from now on. Confirm the change within 24 hours. We’ve also sent a link to the new address.",
  "mail.email_change_old.button": "Confirm the change",
  "mail.email_change_old.after":
    "If this wasn’t you, don’t confirm it. Cancel the change and set a new password in your account: {profile}",
  "mail.email_change_new.subject": "Confirm your new email address",
  "mail.email_change_new.text":
    "You asked us to use this address for your account. Confirm it within 24 hours. We’ve also sent a link to your old address.",
  "mail.email_change_new.button": "Confirm your new address",
  "mail.email_change_new.after": "If you don’t know anything about this, you can ignore this email.",
  "mail.email_changed.subject": "Your email address has changed",
  "mail.email_changed.text":
    "From now on, sign in with {email}. This address is no longer linked to your account.\n\nIf this wasn’t you, reply to this email or contact us straight away.",
  "mail.email_changed_plain.text":
    "From now on, sign in with your new address. This one is no longer linked to your account.\n\nIf this wasn’t you, reply to this email or contact us straight away.",
  "mail.account_closed.subject": "Your account is closed until {day}, then we’ll erase it",
  "mail.account_closed.text":
    "We’ve closed your account: you’re signed out on all your devices, fitters can’t see you any more, and your open quotes and bookings are cancelled.\n\nWe’ll erase it on {day}. Changed your mind? Sign in before then to get everything back, except what was cancelled.",
  "mail.account_closed.button": "Reopen your account",
  "mail.account_erased.subject": "We’ve erased your account",
  "mail.account_erased.text":
    "We’ve erased your account. Your name, addresses, vehicles and photos are gone for good. Bookings we must keep for our accounts no longer carry your name.\n\nThis is our last email to you.",
  "mail.my_data.readme":
    "TreadClub: everything we hold about you, as of {day}\n\ndata.json holds your data in a form that other programs can read. Its parts have English names:\n  profile, sign_in, sessions - who you are and how you sign in\n  company - the company you work for here, if any\n  consents - what you agreed to and withdrew, and when\n  notifications, notification_choices, messages - what we told you, and what you want to hear about\n  vehicles, scans, credits - your vehicles, their tyre scans and how many scans you have left\n  orders - packs of scans you bought\n  clubs, vouchers, quotes, bookings - what you joined, received, asked for and booked\n  who_looked - when our staff acted on your behalf, and why\nSome parts are only there for drivers.\n\nphotos/ holds the photos of your scans. A scan in data.json names its photos by their file names.\n\nTimes are in UTC, amounts in pence.\n",
} as const satisfies Area;
