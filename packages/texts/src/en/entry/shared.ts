import type { Area } from "../../types.ts";

export const entryShared = {
  "entry.shared.go": "Continue",
  "entry.clubQr.title": "Join {club}",
  "entry.clubQr.by": "The discount club from {member}",
  "entry.clubQr.platform": "TreadClub’s own discount club",
  "entry.clubQr.onlyAt": "Only valid at {places}",
  "entry.clubQr.group": {
    one: "Also accepted by {count} other fitter in {group}",
    other: "Also accepted by {count} other fitters in {group}",
  },
  "entry.clubQr.offers": "What you get",
  "entry.clubQr.terms": "Terms",
  "entry.clubQr.code": "Club code {code}",
  "entry.clubQr.signUp": "Sign up and join",
  "entry.clubQr.signIn": "I already have an account",
  "entry.clubQr.join": "Join now",
  "entry.clubQr.joined": {
    one: "You’ve joined {club} and got {count} voucher.",
    other: "You’ve joined {club} and got {count} vouchers.",
  },
  "entry.clubQr.waits.day":
    "You’ve joined {club}. Today’s vouchers have all gone, so yours will follow as soon as more come out.",
  "entry.clubQr.waits.budget": "You’ve joined {club}. Its vouchers have all gone. If more come out, we’ll add yours.",
  "entry.clubQr.already": "You’re already in {club}. Its vouchers are in your account.",
  "entry.clubQr.otherRole": "Only drivers can join discount clubs. Your account type: {role}.",
  "entry.clubQr.wrongTitle": "We don’t recognise this club code",
  "entry.clubQr.wrongText": "Check the code on the card, or ask the fitter who gave it to you.",
  "entry.clubQr.loading": "Discount club",
} as const satisfies Area;
