import type { Area } from "../../types.ts";

/** Spelled like the terms. A changed text needs a new version. */
export const memberTerms = {
  "legal.member_terms.title": "Terms for members",
  "legal.member_terms.lead":
    "For fitters, retailers and garages: what membership of TreadClub gives you, what it asks of you, and who answers for what.",

  "legal.member_terms.who": "Who agrees with whom",
  "legal.member_terms.whoText": `
    “We” means {operator}, who runs this service. “You” are the company that becomes a member. Whoever signs up for a company says that they may bind it. You deal with us as a business.
    “Drivers” are the consumers who use TreadClub; they have [terms of their own](/app/terms_and_conditions). You reach us at {email}.`,

  "legal.member_terms.joining": "Becoming a member",
  "legal.member_terms.joiningText": `
    You apply with the true name, address and contact details of your company, and your VAT number if you have one. The agreement begins when we accept you; until then you can prepare, but drivers do not find you. We may ask for proof that you trade and are insured, and may decline with a reason.
    Keep these details up to date.`,

  "legal.member_terms.fees": "What it costs",
  "legal.member_terms.feesText": `
    The price of each membership, per month and plus VAT, is shown when you choose it. Some cost nothing. SMS beyond the monthly allowance, and other extras, have a price that you see before you order.
    We tell you 60 days before a price rises; you may end the membership before it does.`,

  "legal.member_terms.users": "Your users",
  "legal.member_terms.usersText": `
    Your users are owners or staff. Owners invite and remove users and change prices, locations and the company record; there is always at least one owner. Each person has an account of their own. You answer for what your users do, and remove those who leave.
    An administrator may act in an account to help, with a reason, for 30 minutes at most; it is recorded and shown to that user.`,

  "legal.member_terms.quotes": "Quotes",
  "legal.member_terms.quotesText": `
    Answer requests promptly; after 7 days a request ends. A quote is:
    - the total that the driver pays, including VAT and everything that cannot be avoided: fitting, valve, balancing, disposal of the old tyre. A driver meets no further charge on the forecourt.
    - for tyres that fit: size as asked, load index and speed symbol not below what the car needs.
    - good for 14 days, unless the driver turns it down earlier.
    If you let us answer from your price list, or let an administrator answer for you, those answers are yours. You answer for the list.
    If you are not registered for VAT, say so in your record; your quotes then show none.`,

  "legal.member_terms.vouchers": "Clubs and vouchers",
  "legal.member_terms.vouchersText": `
    A discount club is your offer. Its conditions must be true, complete and stand beside the offer; a former price must be a real one. We look at a club before it is shown, and again when you change amount, products or dates. That we approved it does not make us its promoter.
    You honour every valid voucher of your clubs, to the end of its last day, also when you have since ended the club. You honour the TreadClub welcome voucher of £5 as part-payment; we settle it with you in a monthly statement.
    Set a voucher as used when it is used, and only then. A voucher lowers the quote to which it is attached; do not raise the price to make up for it.`,

  "legal.member_terms.bookings": "Bookings",
  "legal.member_terms.bookingsText": `
    Keep opening hours, bays and durations true: drivers book on them. Accept, propose another time or reject soon. An accepted booking is a promise to be ready at that time, for the quoted total. Mark it as done or not turned up.
    A free check is free, whatever it finds. Describe wear as it is, in millimetres and against the legal limit, and do not press a driver to buy.`,

  "legal.member_terms.contract": "The contract is yours",
  "legal.member_terms.contractText": `
    You sell goods and work to the driver in your own name. You take the payment, give the invoice, and meet the law on consumers, product safety, tyre labelling and distance selling, including a right to cancel where there is one. You deal with complaints and refunds and answer us when a driver turns to us.
    Be insured for your trade, with public liability of at least £2 million.`,

  "legal.member_terms.scans": "Scanning and reviewing",
  "legal.member_terms.scansText": `
    If we gave you the permission to scan, you may scan for drivers who agreed to it. If reviewing is yours, have it done by somebody who knows tyres, on the photos alone, and within two working days. Do not let your own sales decide a result: any depth below 1.6 mm on a car or light van is “change tyre”, whoever sells it.
    Results, rejections and corrections are recorded with the name of the reviewer. We may check them and take the permission away.`,

  "legal.member_terms.reviews": "Reviews",
  "legal.member_terms.reviewsText": `
    Only drivers whose booking took place can review you. Bad reviews stay, unless they break the law or our terms; you may answer them. You do not pay for, write or arrange reviews, and do not make a discount depend on one.`,

  "legal.member_terms.messages": "Messages and SMS",
  "legal.member_terms.messagesText": `
    Send marketing only to drivers who said yes to it from you, in that channel, or as the law otherwise allows; name yourself in each message and offer a way out. What we mark as “no marketing” you leave alone. Your SMS sender name must be yours. We may stop a message that breaks this; unsent credits stay with you.
    Do not upload contact lists that you may not use.`,

  "legal.member_terms.frame": "On your own website",
  "legal.member_terms.frameText": `
    You may show your TreadClub frame, link and QR code on the websites that you name in your record and in your premises. You may not put the frame on other sites, cover or change it, or present TreadClub as your own service.
    You allow us to show your name, logo, prices and offers in TreadClub. They stay yours. You have the right to use what you upload.`,

  "legal.member_terms.data": "Data of drivers",
  "legal.member_terms.dataText": `
    For what a driver sends you (a request, a booking, a warranty, joining your club) each of us is a controller of its own: we for TreadClub, you for your business. Use it for that purpose, keep it safe, tell the driver what your own privacy policy says, and delete it when you no longer need it. You may not sell it.
    When a driver erases their account, we tell you; erase what you need not keep.
    For your own customer lists, and SMS that you send through us, we are your processor. The annex below applies.
    Tell us within 24 hours if data from TreadClub was lost or seen by somebody who should not.`,

  "legal.member_terms.conduct": "Fair use",
  "legal.member_terms.conductText": `
    Treat drivers fairly and without discrimination. Do not share accounts, collect data by programs, try out voucher codes, or look at drivers with whom you have nothing to do. You may use our interfaces only with keys that we gave you, within their limits.`,

  "legal.member_terms.pausing": "Pausing and ending",
  "legal.member_terms.pausingText": `
    You may end the membership at any time, to the end of the paid month: write to {email}. We may end it with 30 days’ notice and a reason.
    We may pause it at once when drivers may come to harm, when the law asks for it, or after a serious or repeated breach. We say why and hear you.
    After the end you are no longer found. You honour the bookings that you accepted and the vouchers that were issued, or agree another way with the driver. You can download your data for 30 days; afterwards we delete it, except what we must keep.`,

  "legal.member_terms.liability": "What we answer for",
  "legal.member_terms.liabilityText": `
    We run the service with reasonable care and skill but do not promise that it is never interrupted, nor any number of drivers or bookings. Readings and forecasts are estimates; what you fit is your judgement.
    Neither of us answers for lost profit or indirect loss. Otherwise our liability in a year is limited to what you paid us in that year, and at least £1,000.
    You make good what a driver or an authority claims from us because of your goods, your work, your offers or your use of data.
    Nothing here limits liability for death or injury by negligence, for fraud, or where the law does not allow it.`,

  "legal.member_terms.changes": "Changes, law and the rest",
  "legal.member_terms.changesText": `
    Every version has a date and stays readable at the foot of this page. We tell you 30 days before a change applies, and you may leave before. Changes that the law asks for may apply sooner.
    The law of England and Wales applies, and its courts decide. Neither may pass the agreement on without the other, except with the whole business. If one part does not hold, the rest goes on. Nobody else gets rights from it.`,

  "legal.member_terms.annex": "Annex: processing data for you",
  "legal.member_terms.annexText": `
    This is the contract that Article 28 of the UK GDPR asks for. It covers customer lists and warranty records that you enter, and messages that you send through us.
    - Subject and purpose: storing, showing and searching these records, and sending your messages, for as long as your membership runs. People: your customers. Data: names, contact details, cars, what they bought, the messages.
    - We act only on your documented instructions, of which using the service is one, unless UK law says otherwise; we tell you if we think an instruction unlawful.
    - Our people are bound to secrecy. We keep the security described in the [privacy policy for members](/app/member_privacy_policy).
    - You agree that we use sub-processors for hosting, storage, e-mail and SMS, bound in the same way. We list them on request and tell you 30 days before one changes, so that you can object. We answer for them.
    - Data leaves the United Kingdom only in the ways that UK law allows.
    - We help you to answer people who use their rights, with security, and with assessments; we tell you of a breach without undue delay, within 48 hours of knowing.
    - At the end you may download the data; then we delete it, unless the law keeps it.
    - We give you what shows that we keep to this, and allow an audit once a year, or after a breach, with 30 days’ notice.`,
} as const satisfies Area;
