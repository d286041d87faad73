import type { Area } from "../../types.ts";

export const mailPeople = {
  "mail.member_invitation.subject": "{company} invites you to TreadClub",
  "mail.member_invitation.text":
    "{company} invites you to join their team on TreadClub. Create your account within 7 days.",
  "mail.member_invitation.button": "Create your account",
  "mail.member_invitation.after": "If you weren’t expecting this, you can ignore it.",
  "mail.member_invitation_plain.subject": "You’ve been invited to TreadClub",
  "mail.member_invitation_plain.text":
    "A tyre fitter has invited you to join their team on TreadClub. Open the link within 7 days to see who it is and create your account.",
  "mail.first_password.subject": "Your TreadClub account: choose a password",
  "mail.first_password.text": "We’ve created a TreadClub account for you. Choose your password within 7 days.",
  "mail.first_password.button": "Choose your password",
  "mail.second_step_reset.subject": "Your two-step verification was reset",
  "mail.second_step_reset.text":
    "An administrator has reset the two-step verification of your TreadClub account. Your passkeys, authenticator app and recovery codes no longer work, and you’re signed out on all your devices. Sign in with your password and set it up again.\n\nIf you didn’t ask for this, set a new password now and let us know.",
  "mail.complaint_received.subject": "We’ve received your complaint {reference}",
  "mail.complaint_received.text":
    "We’ve received a complaint from this address about how we handle personal data. Its reference is {reference}. We’ll read it and write to you by {day}.\n\nYou can complain to the Information Commissioner at any time: https://ico.org.uk/make-a-complaint\n\nIf you didn’t write to us, you can ignore this email.",
  "mail.complaint_acknowledged.subject": "We’re looking into your complaint {reference}",
  "mail.complaint_acknowledged.text":
    "We’ve read your complaint {reference} and are looking into it. We’ll write to you again as soon as we know what happened and what we’ll do about it.",
  "mail.complaint_answered.subject": "Our answer to your complaint {reference}",
  "mail.complaint_answered.text":
    "This is our answer to your complaint {reference}:\n\n{answer}\n\nIf you don’t agree, you can complain to the Information Commissioner: https://ico.org.uk/make-a-complaint",
  "mail.complaint_due.subject": "Acknowledge complaint {reference} soon",
  "mail.complaint_due.text": {
    one: "Nobody has acknowledged the personal data complaint {reference} yet. By law, that must happen within {count} day.",
    other:
      "Nobody has acknowledged the personal data complaint {reference} yet. By law, that must happen within {count} days.",
  },
  "mail.complaint_due.button": "Open the complaint",
} as const satisfies Area;
