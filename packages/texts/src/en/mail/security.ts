import type { Area } from "../../types.ts";

export const mailSecurity = {
  "mail.password_changed.subject": "Your TreadClub password has changed",
  "mail.password_changed.text":
    "Your TreadClub password has just been changed. We’ve signed you out on all your other devices.\n\nIf this wasn’t you, reset your password now.",
  "mail.password_changed.button": "Reset your password",
  "mail.passkey_added.subject": "Passkey added to your account",
  "mail.passkey_added.text":
    "The passkey “{name}” has been added to your TreadClub account. You can now use it to sign in.\n\nIf this wasn’t you, remove it and set a new password.",
  "mail.passkey_added.button": "Check your account",
  "mail.passkey_added_plain.text":
    "A passkey has been added to your TreadClub account. You can now use it to sign in.\n\nIf this wasn’t you, remove it and set a new password.",
  "mail.passkey_removed.subject": "Passkey removed from your account",
  "mail.passkey_removed.text":
    "The passkey “{name}” has been removed from your TreadClub account. You can no longer use it to sign in.\n\nIf this wasn’t you, check your account and set a new password.",
  "mail.passkey_removed.button": "Check your account",
  "mail.passkey_removed_plain.text":
    "A passkey has been removed from your TreadClub account. You can no longer use it to sign in.\n\nIf this wasn’t you, check your account and set a new password.",
  "mail.totp_added.subject": "Authenticator app turned on",
  "mail.totp_added.text":
    "When you sign in to TreadClub, we’ll now ask for a code from your authenticator app.\n\nIf this wasn’t you, check your account and set a new password.",
  "mail.totp_added.button": "Check your account",
  "mail.totp_removed.subject": "Authenticator app turned off",
  "mail.totp_removed.text":
    "When you sign in to TreadClub, we’ll no longer ask for a code from an authenticator app.\n\nIf this wasn’t you, check your account and set a new password.",
  "mail.totp_removed.button": "Check your account",
  "mail.recovery_codes_new.subject": "You have new recovery codes",
  "mail.recovery_codes_new.text":
    "We’ve created new recovery codes for your TreadClub account. The old ones no longer work.\n\nIf this wasn’t you, check your account and set a new password.",
  "mail.recovery_codes_new.button": "Check your account",
  "mail.recovery_code_used.subject": "Someone signed in with a recovery code",
  "mail.recovery_code_used.text":
    "Someone signed in to your TreadClub account with a recovery code. That code no longer works. Codes left: {left}. You can create new ones in your account.\n\nIf this wasn’t you, set a new password now.",
  "mail.recovery_code_used.button": "Check your account",
} as const satisfies Area;
