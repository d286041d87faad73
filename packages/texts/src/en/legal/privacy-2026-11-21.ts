import type { Area } from "../../types.ts";

/** An earlier version: never changed. */
export const privacy20261121 = {
  "legal.privacy_2026_11_21.title": "Privacy policy",
  "legal.privacy_2026_11_21.lead": "What we know about you, why, who else sees it, and how you stay in charge of it.",
  "legal.privacy_2026_11_21.who": "Who is responsible",
  "legal.privacy_2026_11_21.whoText":
    "TreadClub decides what happens to the data of your account and scans. Once you ask a fitter for a quote or book a time, that fitter is responsible too for what it receives. Write to {email} with any question.",
  "legal.privacy_2026_11_21.what": "What we keep",
  "legal.privacy_2026_11_21.whatText":
    "Your name, e-mail, phone number if you give it, language, the registration and facts of your cars, photos of tyres and their readings, vouchers, quote requests, bookings, and the record of what you agreed to and when.",
  "legal.privacy_2026_11_21.why": "Why we may",
  "legal.privacy_2026_11_21.whyText":
    "To run your account, scans, quotes and bookings: that is our contract with you. To keep the service safe and to remind you of a tyre that is due: our legitimate interest, to which you may object. To send offers: only if you said yes, and until you say no, which takes one click.",
  "legal.privacy_2026_11_21.share": "Who else sees it",
  "legal.privacy_2026_11_21.shareText":
    "A fitter sees what you send it: your name, how to reach you, the car, the tyre and the scans that belong to the request. Clubs that you join see your name and your vouchers with them. Reviewers see the photos of a scan. We do not sell data.",
  "legal.privacy_2026_11_21.photos": "Photos",
  "legal.privacy_2026_11_21.photosText":
    "The place and device details inside a photo file are removed before it is stored. Photos are private and shown only through links that expire after 15 minutes.",
  "legal.privacy_2026_11_21.long": "How long",
  "legal.privacy_2026_11_21.longText":
    "Photos of scans for 24 months, of rejected scans for 90 days, access logs for 12 months, bookings with money for 6 years because tax law wants it. The rest goes when you erase your account.",
  "legal.privacy_2026_11_21.rights": "Your rights",
  "legal.privacy_2026_11_21.rightsText":
    "You may see and download what we hold, correct it, object to a use, or have it erased. Write to {email}; we answer within one month.",
  "legal.privacy_2026_11_21.browser": "In your browser",
  "legal.privacy_2026_11_21.browserText":
    "We store only what the service needs: your sign-in, language, appearance, and photos that are still on their way. There is no advertising, and no script of anybody else.",
  "legal.privacy_2026_11_21.complain": "Complaints",
  "legal.privacy_2026_11_21.complainText":
    "Tell us at {email} what went wrong. We confirm within 30 days that we have it and answer without delay. You may also go to the Information Commissioner’s Office, ico.org.uk.",
} as const satisfies Area;
