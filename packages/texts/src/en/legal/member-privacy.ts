import type { Area } from "../../types.ts";

/** Spelled like the terms. A changed text needs a new version. */
export const memberPrivacy = {
  "legal.member_privacy.title": "Privacy policy for members",
  "legal.member_privacy.lead":
    "For the people who use TreadClub for a fitter, retailer or garage: what we know about you, and what happens with it.",

  "legal.member_privacy.who": "Who is responsible",
  "legal.member_privacy.whoText": `
    {operator} runs this service and is the controller of your user account and your company’s record. Write to {email}.
    Your company decides who its users are and is a controller of its own for what it does with its staff. Drivers have [a policy of their own](/app/privacy_policy).`,

  "legal.member_privacy.what": "What we keep",
  "legal.member_privacy.whatText": `
    - Of you: name, work e-mail address, phone number, language, position (owner or staff), who invited you; your password only in a form from which it cannot be read back; passkeys and second steps.
    - Of your company: name, contact details, addresses, opening hours, VAT number, prices, offers, logo, websites. For a sole trader this is personal data too.
    - What you do: the quotes, bookings, reviews of scans and vouchers that you handle, with your name and the time; sign-ins, network address and kind of browser; security events.
    - What you agreed to, which version, and when.
    We have it from you, from the owner who invited you, and from public registers when we check an application.`,

  "legal.member_privacy.why": "What we use it for, and why we may",
  "legal.member_privacy.whyText": `
    - The contract with you or your company: to run accounts, show your company to drivers, pass on requests and bookings, settle vouchers and fees, and send the messages that belong to it.
    - Legitimate interests: to check who becomes a member, to know who reviewed or changed what, to keep the service safe, and to tell members about the service. You may object.
    - Consent: to send offers that go beyond that, by e-mail or SMS, until you say no.
    - The law: to keep accounts for tax, and to answer authorities.`,

  "legal.member_privacy.share": "Who else sees it",
  "legal.member_privacy.shareText": `
    - Drivers see your company, its locations, offers and reviews, and the first name of whoever writes to them.
    - Owners and staff of your company see each other and what each did.
    - Administrators see what their work needs. One who acts as you needs a reason, has 30 minutes, and is recorded; you see it in your account.
    - Services that work for us under contract: hosting, storage, e-mail, SMS, notifications, postcode and vehicle lookup, payment. Outside the United Kingdom only where UK law regards protection as adequate, or under the terms that the Information Commissioner has issued.
    - Google, if you sign in with it. Authorities, where the law obliges us.
    We do not sell data.`,

  "legal.member_privacy.long": "How long we keep it",
  "legal.member_privacy.longText": `
    - Your account: until you or an owner removes it. Your name stays beside quotes, bookings and reviewed scans while those are kept, because drivers may ask who decided.
    - Your company’s record: until the membership ends and 30 days after.
    - An application that was not accepted: 12 months. An invitation that nobody took up: until it ends.
    - Statements, fees and bookings with money: 6 years, for tax.
    - Access logs: 12 months. The record of what you agreed to: 6 years after the end.`,

  "legal.member_privacy.safety": "How we protect it",
  "legal.member_privacy.safetyText": `
    - Connections are encrypted; passwords are stored so that nobody can read them; photos are private and shown through links that stop working after 15 minutes.
    - Owners can and should use a passkey or a second step. Everybody sees where they are signed in and can end it.
    - Each company sees only drivers with whom it has something to do; every change is recorded with who made it.
    - Copies for emergencies are overwritten in turn. Staff are bound to secrecy.
    - A breach that concerns you we report without undue delay.`,

  "legal.member_privacy.rights": "Your rights",
  "legal.member_privacy.rightsText": `
    You may see and download what we hold about you, correct it, have it erased, restrict its use, take it elsewhere, object, and take back a consent. Much of it is in your account; for the rest write to {email}. We answer within one month, free of charge. What your company holds about you, ask your company.`,

  "legal.member_privacy.browser": "In your browser",
  "legal.member_privacy.browserText": `
    Only what the service needs or what you chose; nobody else’s scripts. [The full list](/app/cookies).`,

  "legal.member_privacy.complain": "Complaints",
  "legal.member_privacy.complainText": `
    Use [our form](/app/data_complaint) or write to {email}. We acknowledge within 30 days and answer without undue delay. You may also complain to the Information Commissioner’s Office: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/), telephone 0303 123 1113.`,

  "legal.member_privacy.changes": "Changes of this policy",
  "legal.member_privacy.changesText": `
    Every version has a date and stays readable at the foot of this page. If a change matters to you, we tell you before it applies.`,
} as const satisfies Area;
