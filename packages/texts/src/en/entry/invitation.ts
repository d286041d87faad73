import type { Area } from "../../types.ts";

export const entryInvitation = {
  "entry.invite.loading": "Invitation",
  "entry.invite.title": "Join {company}",
  "entry.invite.owner": "You are invited as an owner: you see everything and manage the company’s people.",
  "entry.invite.staff": "You are invited to the team: scans, quotes, bookings and vouchers.",
  "entry.invite.for": "The invitation is for {email}; you sign in with this address.",
  "entry.invite.submit": "Join the company",
  "entry.invite.taken": "{email} has an account already. Sign in with it, or ask for an invitation to another address.",
  "entry.invite.wrong": "The invitation was taken back, used or is older than 7 days. Ask the company for a new one.",
  "entry.invite.signedIn":
    "You are signed in as {name}. Sign out, then open the link of the mail again: the invitation makes an account of its own.",

  "entry.register.title": "Register",
  "entry.register.has": "{email} has an account already.",
  "entry.register.hasText": "Sign in with it. If you have forgotten the password, set a new one.",
} as const satisfies Area;
