import type { Area } from "../types.ts";
import { mailAccounts } from "./mail/accounts.ts";
import { mailProviders } from "./mail/providers.ts";
import { mailSecurity } from "./mail/security.ts";
import { mailPeople } from "./mail/people.ts";

/**
 * Each mail has a subject and a text, which begins with `greeting`. `…_plain` is the same without names,
 * for an address that nobody has confirmed, and where a name reads like a link.
 */
export const mail = {
  ...mailPeople,
  ...mailAccounts,
  ...mailProviders,
  ...mailSecurity,
  "mail.greeting": "Hello {first_name},",
  "mail.greeting_plain": "Hello,",
  "mail.welcome.subject": "Welcome to TreadClub",
  "mail.welcome.text":
    "{greeting}\n\nyour account is ready. Add your car by its registration and photograph your first tyre: your first completed tyre scan earns a voucher worth {amount}.\n\n{link}\n\nTreadClub",
  "mail.member_accepted.subject": "{company} is accepted at TreadClub",
  "mail.member_accepted.text":
    "{greeting}\n\nwelcome: {company} is accepted. Drivers can find you, join your discount clubs and ask you for quotes from now on.\n\nYour dashboard: {link}\n\nTreadClub",
  "mail.member_accepted_plain.subject": "Your company is now on TreadClub",
  "mail.member_accepted_plain.text":
    "{greeting}\n\nGood news: we’ve approved your company. Drivers can now find you, join your discount clubs and ask you for quotes.\n\nYour dashboard: {link}\n\nTreadClub",
  "mail.club_approved.subject": "Your discount club is approved: {title}",
  "mail.club_approved.text":
    '{greeting}\n\nyour discount club "{title}" is approved. Drivers join it with this link or its QR code:\n\n{link}\n\nTreadClub',
  "mail.club_approved_plain.subject": "We’ve approved your discount club",
  "mail.club_approved_plain.text":
    "{greeting}\n\nWe’ve approved your discount club. Drivers can join with this link or its QR code:\n\n{link}\n\nTreadClub",
  "mail.club_declined.subject": "Your discount club needs a change: {title}",
  "mail.club_declined.text":
    '{greeting}\n\nyour discount club "{title}" was declined.\n\nReason: {reason}\n\nChange it here and it is looked at again: {link}\n\nTreadClub',
  "mail.club_declined_plain.subject": "Your discount club needs a change",
  "mail.club_declined_plain.text":
    "{greeting}\n\nWe can’t approve your discount club yet.\n\nReason: {reason}\n\nMake your changes here and we’ll look at it again: {link}\n\nTreadClub",
} as const satisfies Area;
