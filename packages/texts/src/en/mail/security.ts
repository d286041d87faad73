import type { Area } from "../../types.ts";

export const mailSecurity = {
  "mail.password_changed.subject": "Your TreadClub password was changed",
  "mail.password_changed.text":
    "{greeting}\n\nthe password of your TreadClub account was just changed, and every other sign-in was ended.\n\nIf this was not you, set a new password now: {link}\n\nTreadClub",
  "mail.passkey_added.subject": "A passkey was added to your account",
  "mail.passkey_added.text":
    '{greeting}\n\nthe passkey "{name}" was added to your TreadClub account. From now on you can sign in with it.\n\nIf this was not you, remove it here and set a new password: {link}\n\nTreadClub',
  "mail.passkey_added_plain.text":
    "{greeting}\n\nA passkey has been added to your TreadClub account. You can now use it to sign in.\n\nIf this wasn’t you, remove it here and set a new password: {link}\n\nTreadClub",
  "mail.passkey_removed.subject": "A passkey was removed from your account",
  "mail.passkey_removed.text":
    '{greeting}\n\nthe passkey "{name}" was removed from your TreadClub account. It no longer signs you in.\n\nIf this was not you, look at your account here and set a new password: {link}\n\nTreadClub',
  "mail.passkey_removed_plain.text":
    "{greeting}\n\nA passkey has been removed from your TreadClub account. You can no longer use it to sign in.\n\nIf this wasn’t you, check your account here and set a new password: {link}\n\nTreadClub",
  "mail.totp_added.subject": "An authenticator app was turned on",
  "mail.totp_added.text":
    "{greeting}\n\nsigning in to your TreadClub account now asks for a code of your authenticator app.\n\nIf this was not you, look at your account here and set a new password: {link}\n\nTreadClub",
  "mail.totp_removed.subject": "The authenticator app was turned off",
  "mail.totp_removed.text":
    "{greeting}\n\nsigning in to your TreadClub account no longer asks for a code of an authenticator app.\n\nIf this was not you, look at your account here and set a new password: {link}\n\nTreadClub",
  "mail.recovery_codes_new.subject": "New recovery codes were made",
  "mail.recovery_codes_new.text":
    "{greeting}\n\nnew recovery codes were made for your TreadClub account. The ones before no longer work.\n\nIf this was not you, look at your account here and set a new password: {link}\n\nTreadClub",
  "mail.recovery_code_used.subject": "A recovery code was used",
  "mail.recovery_code_used.text":
    "{greeting}\n\nsomebody signed in to your TreadClub account with a recovery code. That code is used up. Codes left: {left}. You can make new ones here:\n\n{link}\n\nIf this was not you, set a new password now.\n\nTreadClub",
} as const satisfies Area;
