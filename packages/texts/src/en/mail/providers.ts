import type { Area } from "../../types.ts";

export const mailProviders = {
  "mail.provider_linked.subject": "New way to sign in to TreadClub",
  "mail.provider_linked.text":
    "An account with another provider, such as Google, is now linked to your TreadClub account. You can use it to sign in.\n\nIf this wasn’t you, open your account, choose Security, remove it and set a new password.",
  "mail.provider_unlinked.subject": "A way to sign in was removed",
  "mail.provider_unlinked.text":
    "The account with another provider is no longer linked to your TreadClub account. You can’t use it to sign in any more.\n\nIf this wasn’t you, set a new password now.",
  "mail.provider_link.subject": "Link your accounts",
  "mail.provider_link.text":
    "Someone signed in with another provider under your address and wants to use your TreadClub account. If this is you, link the two within an hour. We’ll sign you in.",
  "mail.provider_link.button": "Link the accounts",
  "mail.provider_link.after": "If this wasn’t you, you can ignore this email. Nothing will be linked.",
} as const satisfies Area;
