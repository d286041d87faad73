import type { Area } from "../../types.ts";

export const entryInvitation = {
  "entry.invite.loading": "Invitation",
  "entry.invite.title": "Join {company}",
  "entry.invite.owner": "You’ve been invited as an owner: you’ll see everything and manage the team.",
  "entry.invite.staff": "You’ve been invited to join the team. You’ll handle scans, quotes, bookings and vouchers.",
  "entry.invite.for": "This invitation is for {email}. You’ll sign in with that address.",
  "entry.invite.submit": "Join the team",
  "entry.invite.taken": "{email} already has an account. Sign in with it, or ask for an invitation to another address.",
  "entry.invite.wrong":
    "This invitation has been withdrawn or used, or is more than 7 days old. Ask the company for a new one.",
  "entry.invite.signedIn":
    "You’re signed in as {name}. The invitation creates a separate account: sign out, then open the link in the email again.",

  "entry.register.title": "Sign up",
  "entry.register.has": "{email} already has an account",
  "entry.register.hasText": "Sign in with it. Forgotten your password? Set a new one.",
} as const satisfies Area;
