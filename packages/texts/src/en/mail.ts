import type { Area } from "../types.ts";
import { mailAccounts } from "./mail/accounts.ts";
import { mailNotices } from "./mail/notices.ts";
import { mailOrders } from "./mail/orders.ts";
import { mailPeople } from "./mail/people.ts";
import { mailProviders } from "./mail/providers.ts";
import { mailReports } from "./mail/reports.ts";
import { mailSecurity } from "./mail/security.ts";
import { mailVouchers } from "./mail/vouchers.ts";

/**
 * Each mail has a subject and a text of paragraphs; `button` names what its link opens, `after` follows it. `…_plain` is the
 * same without names, for an address that nobody has confirmed, and where a name reads like a link.
 */
export const mail = {
  ...mailPeople,
  ...mailAccounts,
  ...mailNotices,
  ...mailOrders,
  ...mailProviders,
  ...mailReports,
  ...mailSecurity,
  ...mailVouchers,
  "mail.greeting": "Hello {first_name},",
  "mail.greeting_plain": "Hello,",
  "mail.why.account": "You’re getting this email because you have a TreadClub account.",
  "mail.why.choices": "You’re getting this email because email notifications are on in your account.",
  "mail.why.address": "You’re getting this email because someone gave us this address.",
  "mail.choices": "Choose which emails you get",
  "mail.welcome.subject": "Welcome to TreadClub: {amount} for your first scan",
  "mail.welcome.text":
    "Your account is ready. Add your car by its registration number and scan your first tyre with your phone: you’ll get a voucher worth {amount}.",
  "mail.welcome.button": "Scan your first tyre",
  "mail.member_accepted.subject": "{company} is now on TreadClub",
  "mail.member_accepted.text":
    "Good news: we’ve approved {company}. Drivers can now find you, join your discount clubs and ask you for quotes.",
  "mail.member_accepted.button": "Open your dashboard",
  "mail.member_accepted_plain.subject": "Your company is now on TreadClub",
  "mail.member_accepted_plain.text":
    "Good news: we’ve approved your company. Drivers can now find you, join your discount clubs and ask you for quotes.",
  "mail.club_approved.subject": "Discount club approved: {title}",
  "mail.club_approved.text":
    "We’ve approved your discount club “{title}”. Share its link or QR code: drivers join with either.",
  "mail.club_approved.button": "Open the club’s link",
  "mail.club_approved_plain.subject": "We’ve approved your discount club",
  "mail.club_approved_plain.text":
    "We’ve approved your discount club. Share its link or QR code: drivers join with either.",
  "mail.club_declined.subject": "Your discount club needs a change: {title}",
  "mail.club_declined.text":
    "We can’t approve your discount club “{title}” yet.\n\nReason: {reason}\n\nMake the change and we’ll look at it again.",
  "mail.club_declined.button": "Change the club",
  "mail.club_declined_plain.subject": "Your discount club needs a change",
  "mail.club_declined_plain.text":
    "We can’t approve your discount club yet.\n\nReason: {reason}\n\nMake the change and we’ll look at it again.",
} as const satisfies Area;
