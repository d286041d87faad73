import type { Area } from "../../types.ts";

export const cookies = {
  "legal.cookies.title": "Cookies and browser storage",
  "legal.cookies.lead":
    "Everything TreadClub keeps in your browser. There’s nothing to accept or refuse: it’s all either needed for what you’re doing or something you chose.",
  "legal.cookies.none": "What we don’t use",
  "legal.cookies.noneText": `
    - No advertising and no tracking, ours or anyone else’s.
    - No analytics.
    - No scripts, fonts, pictures or cookies from other companies. If you sign in with Google, you go to Google’s own page, where Google’s rules apply.`,
  "legal.cookies.signIn": "Signing in",
  "legal.cookies.signInLead":
    "Strictly necessary: you can’t be signed in without these. They’re removed when you sign out, unless it says otherwise.",
  "legal.cookies.doing": "Work in progress",
  "legal.cookies.doingLead":
    "Strictly necessary for what you asked for, so that nothing you’ve typed or photographed is lost.",
  "legal.cookies.looks": "Your preferences",
  "legal.cookies.looksLead": "Choices you’ve made. We only store them when they differ from the default.",
  "legal.cookies.files": "The app itself",
  "legal.cookies.filesLead": "Files that are the same for everyone and say nothing about you.",
  "legal.cookies.control": "How to remove it",
  "legal.cookies.controlText": `
    Sign out: that clears your sign-in, drafts and stored files. You can remove everything else in your browser’s settings, under “site data”. TreadClub will still work; you’ll just have to sign in again.
    If we ever want to store something that isn’t needed, we’ll ask you first. Any questions? Email {email}.`,
  "legal.cookies.forWhat": "What for",
  "legal.cookies.howLong": "How long",
  "legal.cookies.where": "Where",
  "legal.cookies.kind.cookie": "Cookie (HttpOnly: scripts on the page can’t read it)",
  "legal.cookies.kind.local": "Local storage",
  "legal.cookies.kind.session": "Session storage of this tab",
  "legal.cookies.kind.database": "IndexedDB",
  "legal.cookies.kind.cache": "Cache of the service worker",
  "legal.cookies.span.signOut": "Until you sign out",
  "legal.cookies.span.acting": "While the administrator is acting as the user, 30 minutes at most",
  "legal.cookies.span.thirtyDays": "30 days from your last visit, or until you sign out",
  "legal.cookies.span.device": "1 year from your last sign-in on this device",
  "legal.cookies.span.quarterHour": "15 minutes",
  "legal.cookies.span.hour": "1 hour",
  "legal.cookies.span.day": "24 hours, or until the scan ends if that’s earlier",
  "legal.cookies.span.tab": "Until you send the form, sign out or close the tab",
  "legal.cookies.span.tabOnly": "Until you close the tab",
  "legal.cookies.span.sent": "Until the scan has been sent or you discard it",
  "legal.cookies.span.changed": "Until you change it back",
  "legal.cookies.span.replaced": "Until you open another one, or sign out",
  "legal.cookies.span.newVersion": "Until the next version of the app, or until you sign out",
  "legal.cookies.for.jwt": "Shows our server that you are signed in. Renewed every 10 minutes.",
  "legal.cookies.for.user": "Your user number, role, first name and language, so the page knows who you are.",
  "legal.cookies.for.rabbit_jwt":
    "The same sign-in for an administrator acting as someone else. Drivers never have it.",
  "legal.cookies.for.rabbit_user": "Number, role, first name and language of the user that administrator is acting as.",
  "legal.cookies.for.refresh": "Renews your sign-in so you don’t have to type your password each time.",
  "legal.cookies.for.device":
    "Marks a device you’ve signed in on before. If someone tries to guess your password elsewhere, you can still sign in here. It also shows which accounts share a browser, so that one person gets one welcome voucher.",
  "legal.cookies.for.provider": "Makes sure a reply from Google belongs to the sign-in you started.",
  "legal.cookies.for.draft": "What you’ve typed into a form and not sent yet. Never passwords.",
  "legal.cookies.for.scans": "The list of scans you’ve started and not sent yet.",
  "legal.cookies.for.photos": "The photos of those scans, until our server has them.",
  "legal.cookies.for.scanning":
    "The scan a website sent you to do: its key, the addresses to go back to, and any reading you’ve entered from a gauge or coin, so you can pick up where you left off.",
  "legal.cookies.for.measuring":
    "How your last measurement with the tread scanner ended, and the key to its result, so it’s still there after a reload.",
  "legal.cookies.for.trying": "What you tried on the developer page, until you’re back from the scanner.",
  "legal.cookies.for.scroll": "How far you’d scrolled, so that Back takes you to the same place.",
  "legal.cookies.for.locale": "Your language.",
  "legal.cookies.for.theme": "Light or dark.",
  "legal.cookies.for.gauge": "The order in which you measure tyres with a gauge.",
  "legal.cookies.for.shortcuts": "That you’ve turned off single-key shortcuts.",
  "legal.cookies.for.files": "Scripts, styles and fonts of the app, so that it opens quickly and works offline.",
  "legal.cookies.for.wallet": "Your vouchers as last loaded, with your name, so you can show one offline.",
  "legal.cookies.for.tillKept": "Vouchers your till accepted offline, until they’re confirmed or you clear them.",
  "legal.cookies.for.till": "Who works at this till, so it opens offline.",
  "legal.cookies.for.sharedVoucher": "The shared voucher you opened last, so you can show it offline.",
} as const satisfies Area;
