import type { Area } from "../../types.ts";

/** Mails of one's own account, of notifications, and what lies beside the download of everything. */
export const mailAccounts = {
  "mail.reset_password.subject": "A new password for TreadClub",
  "mail.reset_password.text":
    "{greeting}\n\nsomebody asked for a new password for your account. Set it here within an hour; the link works once:\n\n{link}\n\nIf it was not you, do nothing: your password stays as it is.\n\nTreadClub",
  "mail.new_password.subject": "Your password was changed",
  "mail.new_password.text":
    "{greeting}\n\nyour password was changed with the link that we sent to this address, and you were signed out everywhere.\n\nIf it was not you, ask for a new link at once and set another password: {link}\n\nTreadClub",
  "mail.confirm_email.subject": "Confirm your e-mail address",
  "mail.confirm_email.text":
    "{greeting}\n\nplease confirm that this address is yours. The link works for 7 days:\n\n{link}\n\nIf you did not sign up with TreadClub, do nothing.\n\nTreadClub",
  "mail.email_change_old.subject": "Your e-mail address is about to change",
  "mail.email_change_old.text":
    "{greeting}\n\nyou asked us to use {email} from now on. Confirm it here within 24 hours; we also ask at the new address:\n\n{link}\n\nIf it was not you, do not confirm. Cancel the change and set a new password in your account: {profile}\n\nTreadClub",
  "mail.email_change_new.subject": "Confirm your new e-mail address",
  "mail.email_change_new.text":
    "{greeting}\n\nyou asked us to use this address for your account. Confirm it here within 24 hours; we also ask at the address before:\n\n{link}\n\nIf you know nothing of this, do nothing.\n\nTreadClub",
  "mail.email_changed.subject": "Your e-mail address was changed",
  "mail.email_changed.text":
    "{greeting}\n\nyou sign in with {email} from now on. This address is no longer used.\n\nIf it was not you, answer this mail or write to us at once.\n\nTreadClub",
  "mail.email_changed_plain.text":
    "{greeting}\n\nFrom now on, sign in with your new address. This one is no longer linked to your account.\n\nIf this wasn’t you, reply to this email or contact us straight away.\n\nTreadClub",
  "mail.account_closed.subject": "Your account is closed",
  "mail.account_closed.text":
    "{greeting}\n\nyour account is closed: you are signed out everywhere, members no longer see you, and open quotes and bookings are cancelled.\n\nIt is erased on {day}. Until then you can come back: sign in here, and everything is as it was.\n\n{link}\n\nTreadClub",
  "mail.account_erased.subject": "Your account is erased",
  "mail.account_erased.text":
    "{greeting}\n\nyour account is erased. Your name, addresses, vehicles and photos are gone for good. Bookings that accounts must keep stay without your name.\n\nThis is our last mail to you.\n\nTreadClub",
  "mail.notice.subject": "{sentence}",
  "mail.notice.text":
    "{greeting}\n\n{sentence}\n\nOpen it here: {link}\n\nYou choose which mails you get: {choices}\n\nTreadClub",
  "mail.my_data.readme":
    "TreadClub: everything that is stored about you, as of {day}\n\ndata.json holds your data in a form that other programs can read. Its parts have English names:\n  profile, sign_in, sessions - who you are and how you sign in\n  company - the company you work for here, if any\n  consents - what you agreed to and took back, and when\n  notifications, notification_choices, messages - what we told you, and what you want to hear\n  vehicles, scans, credits - your vehicles, their tyre scans and your scan balance\n  clubs, vouchers, quotes, bookings - what you joined, got, asked for and booked\n  who_looked - when our staff acted in your name, and why\nSome parts are only there for drivers.\n\nphotos/ holds the photos of your scans. A scan in data.json names its photos by the file names.\n\nTimes are in UTC, amounts in pence.\n",
} as const satisfies Area;
