import type { Area } from "../../types.ts";

/** A voucher that its driver passes on: the mail goes to the driver, the message to whom they like. */
export const mailVouchers = {
  "mail.voucher_share.subject": "Voucher to pass on: {worth} off, {title}",
  "mail.voucher_share_plain.subject": "Voucher to pass on: {worth} off",
  "mail.voucher_share.text":
    "Forward this email to whoever you’d like to have your voucher.\n\nThey open it with the button below and show the code at the counter: no account needed. It’s still the same voucher, so it works once, for whoever gets there first.",
  "mail.voucher_share.button": "Open the voucher",
  "mail.voucher_share.percent": "{percent}%, up to {amount}",
  "mail.voucher_share.everyFitter": "Every TreadClub fitter",
  "mail.voucher_share.message": "{worth} off: {voucher}. Show this code at the counter: {link}",
  "mail.voucher_share.messageUntil":
    "{worth} off: {voucher}. Valid until {date}. Show this code at the counter: {link}",
  "mail.fact.code": "Code",
  "mail.fact.terms": "Terms",
} as const satisfies Area;
