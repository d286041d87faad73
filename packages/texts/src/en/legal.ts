import type { Area } from "../types.ts";

export const legal = {
  "legal.version": "Version of {day}",

  "legal.terms.title": "Terms of service",
  "legal.terms.lead":
    "What you may expect of TreadClub, and what we expect of you. Short, because you should be able to read it at the kerb.",
  "legal.terms.who": "Who we are",
  "legal.terms.whoText":
    "TreadClub is a platform for UK drivers and for companies that fit tyres. You reach us at {email}.",
  "legal.terms.what": "What we do",
  "legal.terms.whatText":
    "You photograph tyres, a person or a measuring service reads the tread, and you may collect vouchers, ask fitters for prices and book a time. Using TreadClub as a driver costs nothing; where something costs money we say the whole price including VAT before you agree.",
  "legal.terms.account": "Your account",
  "legal.terms.accountText":
    "The account is yours alone: fill the forms in yourself, keep the password to yourself, and tell us when somebody else has it. You need to be 17 or older. You can close the account whenever you like.",
  "legal.terms.scans": "Tyre scans",
  "legal.terms.scansText":
    "A reading from photos is an estimate with a margin, which we show with it. It does not replace an inspection or an MOT test. You remain responsible for driving on legal tyres: at least 1.6 mm across the central three quarters of the tread, all the way round. A scan that is rejected is given back to you.",
  "legal.terms.vouchers": "Vouchers",
  "legal.terms.vouchersText":
    "A voucher works once, at the fitters it names, until the day it shows. It has no cash value. The £5 welcome voucher is issued once per person with the first completed tyre scan; up to four vouchers can go with a quote request. If a booking falls through, its unused vouchers come back while they are valid.",
  "legal.terms.quotes": "Quotes and bookings",
  "legal.terms.quotesText":
    "Asking for a quote or a free check costs nothing and binds nobody. A booking is a request until the fitter accepts it. The contract for tyres and fitting is between you and that fitter, who is named with every price, and you pay the fitter. Your rights as a consumer towards the fitter stay whole.",
  "legal.terms.conduct": "Fair use",
  "legal.terms.conductText":
    "Photograph your own car or one you may act for, from a safe place and never while driving. Do not copy the service, overload it, or try to get at what is not yours. We may pause an account that does.",
  "legal.terms.end": "Changes and end",
  "legal.terms.endText":
    "If we change these terms in a way that matters, we tell you 30 days before and you may leave. We answer for what we cause by carelessness, and nothing here limits our liability where the law does not allow it.",
  "legal.terms.law": "Law",
  "legal.terms.lawText":
    "The law of England and Wales applies. If you live in Scotland or Northern Ireland you keep the protection of the law there and may go to the courts there. Write to {email} first: most things are settled quickly.",

  "legal.privacy.title": "Privacy policy",
  "legal.privacy.lead": "What we know about you, why, who else sees it, and how you stay in charge of it.",
  "legal.privacy.who": "Who is responsible",
  "legal.privacy.whoText":
    "TreadClub decides what happens to the data of your account and scans. Once you ask a fitter for a quote or book a time, that fitter is responsible too for what it receives. Write to {email} with any question.",
  "legal.privacy.what": "What we keep",
  "legal.privacy.whatText":
    "Your name, e-mail, phone number if you give it, language, the registration and facts of your cars, photos of tyres and their readings, vouchers, quote requests, bookings, and the record of what you agreed to and when.",
  "legal.privacy.why": "Why we may",
  "legal.privacy.whyText":
    "To run your account, scans, quotes and bookings: that is our contract with you. To keep the service safe and to remind you of a tyre that is due: our legitimate interest, to which you may object. To send offers: only if you said yes, and until you say no, which takes one click.",
  "legal.privacy.share": "Who else sees it",
  "legal.privacy.shareText":
    "A fitter sees what you send it: your name, how to reach you, the car, the tyre and the scans that belong to the request. Clubs that you join see your name and your vouchers with them. Reviewers see the photos of a scan. We do not sell data.",
  "legal.privacy.photos": "Photos",
  "legal.privacy.photosText":
    "The place and device details inside a photo file are removed before it is stored. Photos are private and shown only through links that expire after 15 minutes.",
  "legal.privacy.long": "How long",
  "legal.privacy.longText":
    "Photos of scans for 24 months, of rejected scans for 90 days, access logs for 12 months, bookings with money for 6 years because tax law wants it. The rest goes when you erase your account.",
  "legal.privacy.rights": "Your rights",
  "legal.privacy.rightsText":
    "You may see and download what we hold, correct it, object to a use, or have it erased. Write to {email}; we answer within one month.",
  "legal.privacy.browser": "In your browser",
  "legal.privacy.browserText":
    "We store only what the service needs: your sign-in, language, appearance, and photos that are still on their way. There is no advertising, and no script of anybody else.",
  "legal.privacy.complain": "Complaints",
  "legal.privacy.complainText":
    "Tell us at {email} what went wrong. We confirm within 30 days that we have it and answer without delay. You may also go to the Information Commissioner’s Office, ico.org.uk.",

  "legal.practice.title": "Good tyre photos",
  "legal.practice.lead": "Five minutes, three photos a tyre. A photo that shows every groove saves you a second round.",
  "legal.practice.before": "Before you start",
  "legal.practice.safe": "Stand safely",
  "legal.practice.safeText":
    "Level ground, away from traffic. Handbrake on, engine off. Let hot tyres and brakes cool down.",
  "legal.practice.turn": "Turn the wheel",
  "legal.practice.turnText":
    "For a front tyre, turn the steering wheel fully so that the tread faces you. For a rear tyre, crouch behind the car.",
  "legal.practice.clean": "Clean and dry",
  "legal.practice.cleanText": "Wipe off mud and pick out stones. Water shines and hides the grooves.",
  "legal.practice.photos": "The photos",
  "legal.practice.distance": "About 30 cm away",
  "legal.practice.distanceText":
    "The tread fills the picture from edge to edge. Hold the phone straight in front of it, not from above.",
  "legal.practice.light": "Even light",
  "legal.practice.lightText":
    "Daylight is best. In shade or after dark switch the torch on. Do not photograph against the sun.",
  "legal.practice.still": "Hold still",
  "legal.practice.stillText":
    "Tap the tread so that it is sharp, breathe out, press. Your phone tells you at once when a photo is blurred, too dark or too bright.",
  "legal.practice.examples": "Which photo can be read",
  "legal.practice.good": "Sharp, filled, even light: this can be read",
  "legal.practice.far": "Too far: the grooves are too small",
  "legal.practice.dark": "Too dark: the grooves run into one",
  "legal.practice.blurred": "Moved: no edge is sharp",
  "legal.practice.start": "Scan a tyre",
  "legal.practice.signUp": "Sign up and scan",
} as const satisfies Area;
