import type { Area } from "../../types.ts";

/** An earlier version: never changed. */
export const terms20261121 = {
  "legal.terms_2026_11_21.title": "Terms of service",
  "legal.terms_2026_11_21.lead":
    "What you may expect of TreadClub, and what we expect of you. Short, because you should be able to read it at the kerb.",
  "legal.terms_2026_11_21.who": "Who we are",
  "legal.terms_2026_11_21.whoText":
    "TreadClub is a platform for UK drivers and for companies that fit tyres. You reach us at {email}.",
  "legal.terms_2026_11_21.what": "What we do",
  "legal.terms_2026_11_21.whatText":
    "You photograph tyres, a person or a measuring service reads the tread, and you may collect vouchers, ask fitters for prices and book a time. Using TreadClub as a driver costs nothing; where something costs money we say the whole price including VAT before you agree.",
  "legal.terms_2026_11_21.account": "Your account",
  "legal.terms_2026_11_21.accountText":
    "The account is yours alone: fill the forms in yourself, keep the password to yourself, and tell us when somebody else has it. You need to be 17 or older. You can close the account whenever you like.",
  "legal.terms_2026_11_21.scans": "Tyre scans",
  "legal.terms_2026_11_21.scansText":
    "A reading from photos is an estimate with a margin, which we show with it. It does not replace an inspection or an MOT test. You remain responsible for driving on legal tyres: at least 1.6 mm across the central three quarters of the tread, all the way round. A scan that is rejected is given back to you.",
  "legal.terms_2026_11_21.vouchers": "Vouchers",
  "legal.terms_2026_11_21.vouchersText":
    "A voucher works once, at the fitters it names, until the day it shows. It has no cash value. The £5 welcome voucher is issued once per person with the first completed tyre scan; up to four vouchers can go with a quote request. If a booking falls through, its unused vouchers come back while they are valid.",
  "legal.terms_2026_11_21.quotes": "Quotes and bookings",
  "legal.terms_2026_11_21.quotesText":
    "Asking for a quote or a free check costs nothing and binds nobody. A booking is a request until the fitter accepts it. The contract for tyres and fitting is between you and that fitter, who is named with every price, and you pay the fitter. Your rights as a consumer towards the fitter stay whole.",
  "legal.terms_2026_11_21.conduct": "Fair use",
  "legal.terms_2026_11_21.conductText":
    "Photograph your own car or one you may act for, from a safe place and never while driving. Do not copy the service, overload it, or try to get at what is not yours. We may pause an account that does.",
  "legal.terms_2026_11_21.end": "Changes and end",
  "legal.terms_2026_11_21.endText":
    "If we change these terms in a way that matters, we tell you 30 days before and you may leave. We answer for what we cause by carelessness, and nothing here limits our liability where the law does not allow it.",
  "legal.terms_2026_11_21.law": "Law",
  "legal.terms_2026_11_21.lawText":
    "The law of England and Wales applies. If you live in Scotland or Northern Ireland you keep the protection of the law there and may go to the courts there. Write to {email} first: most things are settled quickly.",
} as const satisfies Area;
