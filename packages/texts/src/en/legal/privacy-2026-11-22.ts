import type { Area } from "../../types.ts";

/** An earlier version: never changed. */
export const privacy20261122 = {
  "legal.privacy_2026_11_22.title": "Privacy policy for drivers",
  "legal.privacy_2026_11_22.lead":
    "What we know about you, why, who else sees it, for how long, and how you stay in charge of it.",

  "legal.privacy_2026_11_22.who": "Who is responsible",
  "legal.privacy_2026_11_22.whoText": `
    {operator} runs this service and is the controller of your account, your cars and your scans. Write to {email} with any question about your data.
    A fitter that gets a request or a booking from you, or whose club you join, is a controller of its own for what it receives, and has a privacy policy of its own. See “Who else sees it”.`,

  "legal.privacy_2026_11_22.what": "What we keep",
  "legal.privacy_2026_11_22.whatText": `
    From you:
    - your name, e-mail address, phone number if you give one, and language; your password only in a form from which it cannot be read back,
    - your cars: registration number, make and model, mileage, tyre sizes, MOT and service dates,
    - photos of your tyres with the time they were taken, their readings and results,
    - requests for prices, messages to fitters, bookings, vouchers, reviews and scan credits,
    - what you agreed to or refused, which version of the text, when and how.
    From others:
    - the facts of a car that official vehicle and MOT records hold for its registration number,
    - your name and e-mail address from Google, if you sign in that way,
    - your name, contact details and car from a fitter that registers you; you then get an e-mail and decide.
    By using the service: the times of sign-ins, the network address and the kind of browser, which pages of our server were asked for, and security events such as wrong passwords.
    If you press “near me”, your browser gives us your position to sort fitters by distance. We use it for that answer and do not store it.
    We ask for nothing about your health, beliefs or the like. Please do not write such things into messages.`,

  "legal.privacy_2026_11_22.why": "What we use it for, and why we may",
  "legal.privacy_2026_11_22.whyText": `
    Our contract with you: to run your account, read your scans, issue vouchers, pass on your requests and bookings, and send you the messages that belong to them.
    Our legitimate interests, which you may object to:
    - keeping the service and accounts safe, and finding misuse and errors,
    - reminding you of an MOT, a service or a tyre that is due, in neutral words; you can switch each kind off,
    - helping you in your account when you ask, and keeping a record of it,
    - counting how the service is used, in totals that name nobody.
    Your consent: to send you offers, separately for e-mail and SMS. It is off until you say yes, and one click takes it back. Nothing else depends on it.
    The law: to keep accounts for tax, to answer authorities that may ask, and to show that we followed your wishes.
    You need not give us anything, but without an e-mail address there is no account, and without photos no reading.`,

  "legal.privacy_2026_11_22.share": "Who else sees it",
  "legal.privacy_2026_11_22.shareText": `
    Fitters see you only when you have something to do with them: you joined one of their clubs, they registered you, or you have a request, a booking or a warranty with them. The link and its reason are recorded.
    - A request or booking shows that fitter your name, how to reach you, the car, the tyre, your wishes and the vouchers that go with it.
    - Of your scans a fitter sees those that were made with it, or that you show to it.
    - A club shows its fitter your name and your vouchers of that club.
    Reviewers, ours or those of the club through which you scan, see the photos and the car of a scan.
    Services that work for us, under contract and only on our instructions: hosting and storage, sending e-mail, SMS and notifications, looking up vehicles and postcodes, payment, and measuring tyres. Each gets only what it needs: the vehicle lookup gets the registration number, the measuring service gets photos without your name. Card details go to the payment service and never to us.
    Google learns that you sign in, if you choose to sign in with it. Authorities and courts get what the law obliges us to give.
    We do not sell data, and we do not show you advertising by strangers.`,

  "legal.privacy_2026_11_22.abroad": "Where it is",
  "legal.privacy_2026_11_22.abroadText": `
    If one of those services works outside the United Kingdom, your data goes there only where UK law regards its protection as adequate, or under the contract terms that the Information Commissioner has issued for this. Ask us for the list and a copy of the terms.`,

  "legal.privacy_2026_11_22.photos": "Photos",
  "legal.privacy_2026_11_22.photosText": `
    Before a photo is stored, everything hidden in the file is removed: the place, the device, the time stamps of the camera.
    Photos are private. They are shown only to those named above, through links that stop working after 15 minutes. Please photograph the tyre and not people or other cars; what shows them by chance we use for nothing.
    We do not train machines with your photos unless you have said yes to that separately.`,

  "legal.privacy_2026_11_22.machines": "Machines and people",
  "legal.privacy_2026_11_22.machinesText": `
    A measuring service may suggest tread depths, and our program suggests a result from them by fixed rules: below 1.6 mm “change tyre”, below 3 mm “change recommended”. A person checks a suggestion of which the machine is unsure, and any result when you ask. Forecasts are calculated from your scans and mileage. A fitter may let our program answer requests from its price list.
    None of this decides about you in a way that has legal or similar weight.`,

  "legal.privacy_2026_11_22.admins": "When an administrator acts as you",
  "legal.privacy_2026_11_22.adminsText": `
    To help you, an administrator can see the service as you see it, for 30 minutes at most and only with a written reason. Everything done is recorded with both names. You see in your account who looked, when, why, and whether something was changed. Password, e-mail address, consents and payments cannot be changed this way.`,

  "legal.privacy_2026_11_22.long": "How long we keep it",
  "legal.privacy_2026_11_22.longText": `
    - Your account, cars, requests and vouchers: until you erase your account.
    - A closed account: 30 days, in which you can come back; then it is erased.
    - Photos of scans: 24 months. Photos of rejected scans: 90 days. The readings stay with your account.
    - Access logs: 12 months.
    - Bookings with money: 6 years, because tax law asks for it; after you erase your account, without your name and contact details.
    - The record of what you agreed to: as long as your account and 6 years after, so that we can show it.
    - That you want no more offers: a scrambled form of your address, for as long as we send any, so that we keep to it.
    - Complaints about data: 6 years after the answer.
    Copies for emergencies are overwritten in turn and used for nothing else.`,

  "legal.privacy_2026_11_22.rights": "Your rights",
  "legal.privacy_2026_11_22.rightsText": `
    In your account you can do most of this yourself, at once. For the rest write to {email}: we answer within one month, free of charge. We may ask you to show that you are you.
    - Access and portability: download everything, as data that a program can read, with your photos.
    - Correct what is wrong.
    - Close or erase your account. We tell the fitters that had your data; what a fitter must keep as a controller of its own, it keeps.
    - Object to what we do from legitimate interest, and to direct marketing at any time and without a reason.
    - Restrict: ask us to keep something but not use it while a question is open.
    - Take back a consent. What was done before remains lawful.
    - Ask for a person to look at what a machine suggested.`,

  "legal.privacy_2026_11_22.safety": "How we protect it",
  "legal.privacy_2026_11_22.safetyText": `
    Connections are encrypted. Passwords are stored so that nobody can read them. You can add a passkey or a second step, see where you are signed in, and end it. Staff see what their work needs. Registration numbers stay out of our logs.
    If a breach puts you at high risk, we tell you without delay, and the Information Commissioner within 72 hours.`,

  "legal.privacy_2026_11_22.browser": "In your browser",
  "legal.privacy_2026_11_22.browserText": `
    We store only what the service needs or what you chose, with no advertising, no analytics and no script of anybody else. [The full list](/app/cookies).`,

  "legal.privacy_2026_11_22.complain": "Complaints",
  "legal.privacy_2026_11_22.complainText": `
    Use [our form](/app/data_complaint) or write to {email}. We acknowledge within 30 days that we have your complaint, look into it without undue delay, and tell you what came of it.
    You may also complain to the Information Commissioner’s Office at any time: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/), telephone 0303 123 1113.`,

  "legal.privacy_2026_11_22.changes": "Changes of this policy",
  "legal.privacy_2026_11_22.changesText": `
    Every version has a date and stays readable at the foot of this page. If a change matters to you, we tell you before it applies. TreadClub is not meant for anybody under 17.`,
} as const satisfies Area;
