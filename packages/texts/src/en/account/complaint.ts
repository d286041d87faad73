import type { Area } from "../../types.ts";

export const accountComplaint = {
  "account.complaint.title": "Make a data complaint",
  "account.complaint.lead":
    "Tell us what went wrong with your personal data. We’ll email you a confirmation straight away and acknowledge your complaint within 30 days.",
  "account.complaint.name": "Your name",
  "account.complaint.email": "Email",
  "account.complaint.emailHint": "We’ll reply to this address.",
  "account.complaint.about": "What’s it about?",
  "account.complaint.about.access": "I didn’t get my data",
  "account.complaint.about.correction": "Something about me is wrong",
  "account.complaint.about.erasure": "My data wasn’t deleted",
  "account.complaint.about.marketing": "I got marketing I didn’t want",
  "account.complaint.about.sharing": "My data was shared with the wrong person",
  "account.complaint.about.security": "My data wasn’t kept safe",
  "account.complaint.about.other": "Something else",
  "account.complaint.text": "What happened?",
  "account.complaint.textHint":
    "When it happened, what you asked for and what you’d like us to do. Don’t include passwords.",
  "account.complaint.send": "Send complaint",
  "account.complaint.need.name": "Enter your name.",
  "account.complaint.need.about": "Choose what it’s about.",
  "account.complaint.need.text": "Write at least 10 characters.",
  "account.complaint.need.long": "Use 4,000 characters or fewer.",
  "account.complaint.doneTitle": "We’ve received your complaint",
  "account.complaint.reference": "Your reference",
  "account.complaint.doneText":
    "We’ve emailed a confirmation to {email}. We’ll acknowledge your complaint by {day} at the latest.",
  "account.complaint.ico": "You can also complain to the Information Commissioner’s Office:",
  "account.complaint.home": "Home",
  "account.complaint.privacy": "Privacy policy",
} as const satisfies Area;
