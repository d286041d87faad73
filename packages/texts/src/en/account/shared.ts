import type { Area } from "../../types.ts";

export const accountShared = {
  "account.shared.title": "Account",
  "account.shared.cancel": "Cancel",
  "account.shared.remove": "Remove",
  "account.shared.lastUsed": "Last used {when}",
  "account.outbox.lead": "Messages that weren’t sent because no provider is set up here.",
  "account.outbox.empty": "No messages yet",
  "account.outbox.emptyText": "Anything the platform sends appears here straight away.",
  "account.outbox.waiting": "Waiting",
  "account.outbox.sent": "Sent",
  "account.outbox.failed": "Failed",
  "account.outbox.email": "Email",
  "account.outbox.sms": "SMS",
  "account.outbox.push": "Push",
  "account.outbox.html": "HTML email: {subject}",
  "account.outbox.calendar": "Download the calendar file",
} as const satisfies Area;
