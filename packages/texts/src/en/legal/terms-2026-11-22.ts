import type { Area } from "../../types.ts";

/** An earlier version: never changed. */
export const terms20261122 = {
  "legal.terms_2026_11_22.title": "Terms for drivers",
  "legal.terms_2026_11_22.lead":
    "What you may expect of TreadClub, and what we expect of you. In plain words, because you should know what you agree to.",

  "legal.terms_2026_11_22.who": "Who we are",
  "legal.terms_2026_11_22.whoText": `
    In these terms “we” means {operator}, who runs this service. You reach us at {email}.
    These terms are the agreement between you and us for using TreadClub as a driver. Companies that fit or sell tyres have [terms of their own](/app/member_terms_and_conditions).`,

  "legal.terms_2026_11_22.service": "What TreadClub does",
  "legal.terms_2026_11_22.serviceText": `
    With TreadClub you can:
    - keep the facts of your cars in one place and be reminded of what is due,
    - photograph your tyres and get their tread depth and condition read,
    - join discount clubs of fitters and use their vouchers,
    - ask fitters for prices, compare them and book a time.
    We are not a garage and we do not sell tyres. We bring you and the fitter together.
    Using TreadClub costs a driver nothing, scan credits aside (see “Scan credits”). Where something costs money, you see the whole price including VAT before you agree.`,

  "legal.terms_2026_11_22.account": "Your account",
  "legal.terms_2026_11_22.accountText": `
    You must be 17 or older. Fill in the forms yourself and truthfully. If a fitter registered you, the account is yours once you have confirmed it by the link in our e-mail; you may also refuse it.
    The account is for you alone. Keep your password to yourself. Tell us at once when somebody else may have it.
    Add only cars that are yours or that you may act for.
    If you ask us for help, an administrator may act in your account for a short time. Each time has a reason, is recorded, and is shown to you in your account. An administrator cannot change your password, your e-mail address, what you agreed to, or a payment.`,

  "legal.terms_2026_11_22.scans": "Scanning a tyre",
  "legal.terms_2026_11_22.scansText": `
    You scan with the camera of a phone. Do it standing, in a safe place, never while driving. [How to take good photos](/app/bestpractice).
    Your photos are read by a person, or by a measuring service. Which of the two depends on the club through which you scan. A reading of which the service is unsure is checked by a person. You may always ask us to have a person look at a result again.
    A scan that cannot be read is rejected, we tell you why, and its credit goes back to you.`,

  "legal.terms_2026_11_22.readings": "A reading is an estimate",
  "legal.terms_2026_11_22.readingsText": `
    A depth read from photos has a margin of error. A forecast of when a tyre will be worn is an estimate too: it depends on how you drive, and we show how uncertain it is.
    Neither replaces an inspection of the tyre or an MOT test. Photos do not show damage inside the tyre, its pressure, or what lies outside the picture.
    You remain responsible for driving on legal tyres. For cars and light vans the law asks for at least 1.6 mm of tread across the central three quarters of the tyre, all the way round. If in doubt, have the tyre looked at before you drive on.`,

  "legal.terms_2026_11_22.credits": "Scan credits",
  "legal.terms_2026_11_22.creditsText": `
    Scanning one tyre uses one credit. You begin with some free credits; how many is said when you sign up. A scan that a fitter makes for you costs you nothing.
    Packs hold 4 or 8 credits. Each pack comes with the same number of free scans, which end 12 months after you bought it. What ends first is used first. The price, including VAT, is shown before you pay.
    You may cancel a pack within 14 days of buying it, without a reason: write to {email}. If you have asked for scans from it in that time, we keep the part of the price that belongs to the credits you used.
    Credits have no cash value otherwise and cannot be passed on.`,

  "legal.terms_2026_11_22.vouchers": "Vouchers",
  "legal.terms_2026_11_22.vouchersText": `
    A voucher is an offer of the company that it names. Its conditions stand on it: what it is worth, at which fitters, for what, and until when. If it names a last day, it ends when that day ends, UK time.
    - A voucher works once. It has no cash value and no change is given.
    - Up to 4 vouchers can go with one request for prices. They are kept for that request while it is open, and are free again, while they are valid, when nothing comes of it.
    - Vouchers never take a total below £0.
    - You may tell friends about a club with a link that you send yourself. We do not write to your friends.
    A voucher got by a false account, a copied code or a scan that is not of your car may be withdrawn while it is unused.`,

  "legal.terms_2026_11_22.welcome": "The £5 welcome voucher",
  "legal.terms_2026_11_22.welcomeText": `
    You get one voucher worth £5 when your first tyre scan is completed. Once per person, ever.
    Every fitter that TreadClub has accepted honours it as part-payment, until the last day that it shows, if it shows one. There is no minimum spend. We pay the fitter, not you.
    If that scan’s result is taken back because the scan was not a real one, we withdraw the voucher while it is unused.
    “Up to £100 of discounts” is what the vouchers of several clubs can add up to. It is not a sum that you are owed.`,

  "legal.terms_2026_11_22.quotes": "Asking for prices",
  "legal.terms_2026_11_22.quotesText": `
    Asking for prices costs nothing and binds nobody. You may ask one to five fitters at once. They get what the request shows: your name, how to reach you, the car, the tyre, your wishes, and the scans that you attach.
    A fitter’s answer is the total including VAT and everything that cannot be avoided, less your vouchers. Some fitters let us answer for them from their own price list.
    A request that no fitter answers ends after 7 days, an answer that you do not decide on ends after 14 days.`,

  "legal.terms_2026_11_22.bookings": "Bookings and free checks",
  "legal.terms_2026_11_22.bookingsText": `
    A booking is a request until the fitter accepts it. The fitter may propose another time; it counts once you accept it. Either side may cancel in the app. Please do so early if you cannot come.
    There is nothing to pay to us for a booking. A free check is free and does not oblige you to buy anything.`,

  "legal.terms_2026_11_22.contract": "Your contract is with the fitter",
  "legal.terms_2026_11_22.contractText": `
    Tyres, parts and work are sold to you by the fitter whose name stands beside the price. You pay the fitter. The fitter answers for the goods and the work, for refunds and for guarantees.
    Your rights as a consumer towards the fitter are whole: goods must be of satisfactory quality, fit for their purpose and as described, and work must be done with reasonable care and skill. If you bought at a distance or at home, you may also have 14 days to cancel; the fitter tells you.
    Tell the fitter first when something is wrong. If that does not help, tell us: we will look into it, and we may remove a fitter that does not treat drivers fairly.`,

  "legal.terms_2026_11_22.conduct": "Fair use",
  "legal.terms_2026_11_22.conductText": `
    Please do not:
    - upload photos that are not of your tyre, that show other people, or that you have no right to use,
    - make accounts or scans to collect vouchers, or try out codes,
    - get at other people’s data, overload the service, copy it, or run programs against it without our permission,
    - write what is unlawful, false or abusive.
    A review can be written only about a booking that took place. We publish good and bad ones alike, and remove one only when it breaks the law or these terms. A fitter may not pay for a review.
    The photos and words that you upload stay yours. You allow us to store, show and work on them as far as the service needs it.`,

  "legal.terms_2026_11_22.liability": "What we answer for",
  "legal.terms_2026_11_22.liabilityText": `
    We provide the service with reasonable care and skill. We answer for loss that we cause by breaking these terms or by carelessness, as far as it could be foreseen when you agreed.
    We do not answer for what a fitter does or fails to do, for a loss that you could have avoided by having a doubtful tyre looked at, or for a business loss: the service is for private drivers.
    Nothing here limits what the law does not allow us to limit: death or injury by negligence, fraud, and your rights under the Consumer Rights Act 2015.
    We try to keep the service running, but it may pause for repairs or for reasons outside our control.`,

  "legal.terms_2026_11_22.ending": "Pausing and ending",
  "legal.terms_2026_11_22.endingText": `
    You may leave whenever you like, in your account. “Close” signs you out and hides you; you can come back within 30 days, after that your data is erased. “Erase” does so at once. Open requests and bookings are cancelled, and unused vouchers and credits end. Download your data first if you want to keep it.
    We may pause an account that breaks these terms in a way that matters, or to protect somebody. We tell you why, unless the law forbids it, and you may answer. If we end the service or your account without your fault, we pay back what you paid for unused credits.`,

  "legal.terms_2026_11_22.changes": "Changes of these terms",
  "legal.terms_2026_11_22.changesText": `
    Every version has a date and stays readable at the foot of this page. We record which version you agreed to.
    If a change matters to you, we tell you at least 30 days before it applies to you, and you may leave without cost. Until then the version that you agreed to goes on. Changes that the law asks for, or that only help you, may apply at once.`,

  "legal.terms_2026_11_22.complaints": "When something goes wrong",
  "legal.terms_2026_11_22.complaintsText": `
    Write to {email}. We answer within 5 working days; most things are settled quickly.
    About your personal data there is [a form of its own](/app/data_complaint). What we do with data stands in the [privacy policy](/app/privacy_policy).`,

  "legal.terms_2026_11_22.law": "Which law applies",
  "legal.terms_2026_11_22.lawText": `
    The law of England and Wales applies. If you live in Scotland or Northern Ireland, you keep the protection that the law there gives consumers, and you may go to the courts there.
    If one part of these terms turns out not to hold, the rest goes on. Nobody but you and us gets rights from them.`,
} as const satisfies Area;
