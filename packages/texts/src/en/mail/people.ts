import type { Area } from "../../types.ts";

export const mailPeople = {
  "mail.member_invitation.subject": "{company} invites you to TreadClub",
  "mail.member_invitation.text":
    "Hello,\n\n{company} invites you to work with it at TreadClub. Open this link to make your account; it works for 7 days:\n\n{link}\n\nIf you do not know {company}, leave this mail be: nothing happens without you.\n\nTreadClub",
  "mail.member_invitation_plain.subject": "You’ve been invited to TreadClub",
  "mail.member_invitation_plain.text":
    "Hello,\n\nA tyre fitter has invited you to join their team on TreadClub. Open this link to see who it is and create your account. It works for 7 days:\n\n{link}\n\nIf you weren’t expecting this, you can ignore it.\n\nTreadClub",
  "mail.first_password.subject": "Your TreadClub account",
  "mail.first_password.text":
    "{greeting}\n\nan account was made for you at TreadClub. Choose its password with this link, which works for 7 days:\n\n{link}\n\nTreadClub",
  "mail.second_step_reset.subject": "Your second step was taken off",
  "mail.second_step_reset.text":
    "{greeting}\n\nan administrator has taken the second step off your TreadClub account: passkeys, authenticator app and recovery codes no longer work, and you are signed out everywhere. Sign in with your password and set the second step up again.\n\nIf you did not ask for this, set a new password now and tell us.\n\nTreadClub",
  "mail.complaint_received.subject": "We have your complaint {reference}",
  "mail.complaint_received.text":
    "Hello,\n\nwe have received a complaint about how we handle personal data, sent with this address. Its reference is {reference}. Somebody will read it and write to you by {day}.\n\nYou can also complain to the Information Commissioner at any time: https://ico.org.uk/make-a-complaint\n\nIf you did not write to us, leave this mail be.\n\nTreadClub",
  "mail.complaint_acknowledged.subject": "Your complaint {reference} is being looked at",
  "mail.complaint_acknowledged.text":
    "{greeting}\n\nwe have read your complaint {reference} and are looking into it. We write to you again as soon as we know what happened and what we do about it.\n\nTreadClub",
  "mail.complaint_answered.subject": "Our answer to your complaint {reference}",
  "mail.complaint_answered.text":
    "{greeting}\n\nthis is our answer to your complaint {reference}:\n\n{answer}\n\nIf you do not agree, you can complain to the Information Commissioner: https://ico.org.uk/make-a-complaint\n\nTreadClub",
  "mail.complaint_due.subject": "Complaint {reference} must be acknowledged",
  "mail.complaint_due.text": {
    one: "{greeting}\n\nthe complaint {reference} about personal data is not acknowledged yet. By law that must happen within {count} day.\n\n{link}\n\nTreadClub",
    other:
      "{greeting}\n\nthe complaint {reference} about personal data is not acknowledged yet. By law that must happen within {count} days.\n\n{link}\n\nTreadClub",
  },
} as const satisfies Area;
