import type { Area } from "../../types.ts";

/** Receipts and refunds of packs of scans, and the lines of both. */
export const mailOrders = {
  "mail.order_paid.subject": "Your receipt {reference}",
  "mail.order_paid.text":
    "Thanks for your order. Your scans are in your account.\n\n{lines}\n\nThe free scans end on {free_until}. The others don’t end.\n\nYou asked to start scanning straight away. You can still cancel until {cancel_until}: we’ll refund the price less the share for scans you’ve used.",
  "mail.order_paid.button": "See your receipt",
  "mail.order_refunded.subject": "We’ve refunded {amount} for {reference}",
  "mail.order_refunded.text":
    "It goes back to the card you paid with, usually within 5 to 10 days. We’ve taken the unused scans of this pack out of your account.",
  "mail.order_refunded.button": "See the order",
  "mail.order.pack": { one: "{count} scan + {free} free", other: "{count} scans + {free} free" },
  "mail.order.paidOn": "Paid on {day}",
  "mail.order.total": "Total: {total}",
  "mail.order.vat": "Includes VAT at {rate}%: {vat}",
  "mail.order.vatNumber": "VAT number: {number}",
  "mail.order.test": "Test payment: no money was taken.",
} as const satisfies Area;
