import type { Area } from "../types.ts";

/** The sign-up offer until an administrator writes another, and the words of the welcome voucher; the server says both. */
export const offer = {
  "offer.title": "{voucher} for your first tyre scan",
  "offer.text":
    "Complete your first tyre scan and get a {voucher} welcome voucher. Add vouchers from discount clubs to save up to {amount} on one job.",
  "offer.plain": "Complete your first tyre scan and get a voucher that every fitter here accepts.",
  "offer.terms":
    "One welcome voucher per driver. You can use up to four vouchers on one job. How much you save depends on the fitter and its clubs, and each voucher has its own terms. Signing up is free.",
  "offer.voucherTitle": "{amount} welcome voucher",
  "offer.voucherSubtitle": "For your first tyre scan",
  "offer.voucherText": "{amount} off at any TreadClub fitter.",
  "offer.voucherTerms": "One per driver. Taken off the total including VAT. No cash value, no change given.",
} as const satisfies Area;
