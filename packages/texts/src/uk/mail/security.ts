import type { mailSecurity as english } from "../../en/mail/security.ts";
import type { Translation } from "../../types.ts";

export const mailSecurity: Translation<typeof english> = {
  "mail.password_changed.subject": "Пароль TreadClub змінено",
  "mail.password_changed.text":
    "Пароль вашого облікового запису TreadClub щойно змінили. На інших пристроях ви вийшли.\n\nЯкщо це не ви, негайно змініть пароль.",
  "mail.password_changed.button": "Змінити пароль",
  "mail.passkey_added.subject": "До облікового запису додали ключ доступу",
  "mail.passkey_added.text":
    "Ключ доступу «{name}» тепер у вашому обліковому записі TreadClub. Ви можете входити з ним.\n\nЯкщо це не ви, приберіть його й встановіть новий пароль.",
  "mail.passkey_added.button": "Перевірити обліковий запис",
  "mail.passkey_added_plain.text":
    "До вашого облікового запису TreadClub додали ключ доступу. Ви можете входити з ним.\n\nЯкщо це не ви, приберіть його й встановіть новий пароль.",
  "mail.passkey_removed.subject": "З облікового запису прибрали ключ доступу",
  "mail.passkey_removed.text":
    "Ключа доступу «{name}» більше немає у вашому обліковому записі TreadClub. Увійти з ним не вдасться.\n\nЯкщо це не ви, перевірте обліковий запис і встановіть новий пароль.",
  "mail.passkey_removed.button": "Перевірити обліковий запис",
  "mail.passkey_removed_plain.text":
    "З вашого облікового запису TreadClub прибрали ключ доступу. Увійти з ним не вдасться.\n\nЯкщо це не ви, перевірте обліковий запис і встановіть новий пароль.",
  "mail.totp_added.subject": "Застосунок-автентифікатор увімкнено",
  "mail.totp_added.text":
    "Під час входу до TreadClub ми тепер питатимемо код із застосунку-автентифікатора.\n\nЯкщо це не ви, перевірте обліковий запис і встановіть новий пароль.",
  "mail.totp_added.button": "Перевірити обліковий запис",
  "mail.totp_removed.subject": "Застосунок-автентифікатор вимкнено",
  "mail.totp_removed.text":
    "Під час входу до TreadClub ми більше не питатимемо код із застосунку-автентифікатора.\n\nЯкщо це не ви, перевірте обліковий запис і встановіть новий пароль.",
  "mail.totp_removed.button": "Перевірити обліковий запис",
  "mail.recovery_codes_new.subject": "У вас нові коди відновлення",
  "mail.recovery_codes_new.text":
    "Ми створили нові коди відновлення для вашого облікового запису TreadClub. Старі більше не діють.\n\nЯкщо це не ви, перевірте обліковий запис і встановіть новий пароль.",
  "mail.recovery_codes_new.button": "Перевірити обліковий запис",
  "mail.recovery_code_used.subject": "Хтось увійшов із кодом відновлення",
  "mail.recovery_code_used.text":
    "Хтось увійшов до вашого облікового запису TreadClub із кодом відновлення. Цей код більше не діє. Лишилося кодів: {left}. Нові можна створити в обліковому записі.\n\nЯкщо це не ви, негайно встановіть новий пароль.",
  "mail.recovery_code_used.button": "Перевірити обліковий запис",
};
