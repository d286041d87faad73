import type { Area } from "../../types.ts";

export const cookies = {
  "legal.cookies.title": "Cookies and browser storage",
  "legal.cookies.lead":
    "Everything that TreadClub keeps in your browser. There is nothing to accept or refuse: all of it is needed for what you do, or is a choice that you made.",
  "legal.cookies.none": "What there is not",
  "legal.cookies.noneText": `
    - No advertising and no tracking, ours or anybody’s.
    - No analytics.
    - No scripts, fonts, pictures or cookies from other companies. If you sign in with Google, you go to Google’s own page, where Google’s rules apply.`,
  "legal.cookies.signIn": "Signing in",
  "legal.cookies.signInLead":
    "Strictly necessary: without these nobody can be signed in. They go when you sign out, unless it says otherwise.",
  "legal.cookies.doing": "What you are in the middle of",
  "legal.cookies.doingLead":
    "Strictly necessary for what you asked for: nothing that you typed or photographed is lost.",
  "legal.cookies.looks": "How it looks",
  "legal.cookies.looksLead":
    "Choices that you made. They are stored only when you choose something other than the usual.",
  "legal.cookies.files": "The app itself",
  "legal.cookies.filesLead": "Files that are the same for everybody and say nothing about you.",
  "legal.cookies.control": "How to remove it",
  "legal.cookies.controlText": `
    Sign out: that ends your sign-in and empties drafts and stored files. Everything else you remove in your browser’s settings, under “site data”. TreadClub goes on working; you will have to sign in again.
    If one day we want to store something that is not needed, we will ask you first. Questions: {email}.`,
  "legal.cookies.forWhat": "What for",
  "legal.cookies.howLong": "How long",
  "legal.cookies.where": "Where",
  "legal.cookies.kind.cookie": "Cookie (HttpOnly: programs in the page cannot read it)",
  "legal.cookies.kind.local": "Local storage",
  "legal.cookies.kind.session": "Session storage of this tab",
  "legal.cookies.kind.database": "IndexedDB",
  "legal.cookies.kind.cache": "Cache of the service worker",
  "legal.cookies.span.signOut": "Until you sign out",
  "legal.cookies.span.acting": "While the acting lasts, at most 30 minutes",
  "legal.cookies.span.thirtyDays": "30 days from your last visit, or until you sign out",
  "legal.cookies.span.device": "1 year from your last sign-in on this device",
  "legal.cookies.span.quarterHour": "15 minutes",
  "legal.cookies.span.hour": "1 hour",
  "legal.cookies.span.day": "24 hours, or until the scan’s own end if that is earlier",
  "legal.cookies.span.tab": "Until you send the form, sign out or close the tab",
  "legal.cookies.span.tabOnly": "Until you close the tab",
  "legal.cookies.span.sent": "Until the scan has been sent or you discard it",
  "legal.cookies.span.changed": "Until you change it back",
  "legal.cookies.span.newVersion": "Until the next version of the app, or until you sign out",
  "legal.cookies.for.jwt": "Shows our server that you are signed in. Renewed every 10 minutes.",
  "legal.cookies.for.user": "Your user number, role, first name and language, so that the page knows whose it is.",
  "legal.cookies.for.rabbit_jwt":
    "The same sign-in for an administrator who acts as somebody else. Drivers never have it.",
  "legal.cookies.for.rabbit_user": "Number, role, first name and language of the user whom that administrator acts as.",
  "legal.cookies.for.refresh": "Renews your sign-in so that you need not type your password each time.",
  "legal.cookies.for.device":
    "Marks a device on which you have signed in before. If somebody guesses at your password elsewhere, you can still get in here.",
  "legal.cookies.for.provider": "Makes sure that an answer from Google belongs to the sign-in that you began.",
  "legal.cookies.for.draft": "What you have typed into a form and not sent yet. Never passwords.",
  "legal.cookies.for.scans": "The list of scans that you have begun and not sent yet.",
  "legal.cookies.for.photos": "The photos of those scans, until our server has them.",
  "legal.cookies.for.scanning":
    "The scan that a website has sent you for: its key, the addresses to go back to, and what you have read with a gauge or a coin, so that a closed page goes on where it was.",
  "legal.cookies.for.measuring":
    "How your last measurement with the tread scanner ended, and the key to its result, so that a reload shows it again.",
  "legal.cookies.for.trying": "What you tried on the page for developers, until you are back from the scanner.",
  "legal.cookies.for.scroll": "How far you had scrolled, so that “back” leads to the same place.",
  "legal.cookies.for.locale": "Your language.",
  "legal.cookies.for.theme": "Light or dark.",
  "legal.cookies.for.shortcuts": "That you switched single-key shortcuts off.",
  "legal.cookies.for.files": "Scripts, styles and fonts of the app, so that it opens quickly and without a connection.",
} as const satisfies Area;
