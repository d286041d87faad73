import type { Area } from "../../types.ts";

export const mailProviders = {
  "mail.provider_linked.subject": "A new way to sign in to TreadClub",
  "mail.provider_linked.text":
    "{greeting}\n\nan account of a sign-in provider was linked to your TreadClub account. From now on you can sign in with it.\n\nIf this was not you, open your account, choose Security, take it off and set a new password.\n\nTreadClub",
  "mail.provider_unlinked.subject": "A way to sign in was taken off",
  "mail.provider_unlinked.text":
    "{greeting}\n\nthe account of the sign-in provider was taken off your TreadClub account. You can no longer sign in with it.\n\nIf this was not you, set a new password now.\n\nTreadClub",
  "mail.provider_link.subject": "Link your accounts",
  "mail.provider_link.text":
    "{greeting}\n\nsomebody who signed in with a provider under your address wants to use your TreadClub account. If this is you, open this link within 1 hour. It links both and signs you in:\n\n{link}\n\nIf this was not you, do nothing: nothing is linked.\n\nTreadClub",
} as const satisfies Area;
