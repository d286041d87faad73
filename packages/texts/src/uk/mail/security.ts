import type { mailSecurity as english } from "../../en/mail/security.ts";
import type { Translation } from "../../types.ts";

export const mailSecurity: Translation<typeof english> = {
  "mail.password_changed.subject": "Пароль TreadClub змінено",
  "mail.password_changed.text":
    "{greeting}\n\nПароль вашого облікового запису TreadClub щойно змінено, а всі інші сеанси завершено.\n\nЯкщо це були не ви, негайно встановіть новий пароль: {link}\n\nTreadClub",
  "mail.passkey_added.subject": "До облікового запису додано ключ доступу",
  "mail.passkey_added.text":
    "{greeting}\n\nКлюч доступу «{name}» додано до вашого облікового запису TreadClub. Відтепер ви можете входити з ним.\n\nЯкщо це були не ви, вилучіть його тут і встановіть новий пароль: {link}\n\nTreadClub",
  "mail.passkey_added_plain.text":
    "{greeting}\n\nДо вашого облікового запису TreadClub додано ключ доступу. Тепер ви можете входити з ним.\n\nЯкщо це були не ви, вилучіть його тут і встановіть новий пароль: {link}\n\nTreadClub",
  "mail.passkey_removed.subject": "З облікового запису вилучено ключ доступу",
  "mail.passkey_removed.text":
    "{greeting}\n\nКлюч доступу «{name}» вилучено з вашого облікового запису TreadClub. Увійти з ним більше не можна.\n\nЯкщо це були не ви, перегляньте тут свій обліковий запис і встановіть новий пароль: {link}\n\nTreadClub",
  "mail.passkey_removed_plain.text":
    "{greeting}\n\nЗ вашого облікового запису TreadClub вилучено ключ доступу. Увійти з ним більше не вдасться.\n\nЯкщо це були не ви, перевірте тут свій обліковий запис і встановіть новий пароль: {link}\n\nTreadClub",
  "mail.totp_added.subject": "Застосунок-автентифікатор увімкнено",
  "mail.totp_added.text":
    "{greeting}\n\nТепер під час входу до вашого облікового запису TreadClub потрібен код із застосунку-автентифікатора.\n\nЯкщо це були не ви, перегляньте тут свій обліковий запис і встановіть новий пароль: {link}\n\nTreadClub",
  "mail.totp_removed.subject": "Застосунок-автентифікатор вимкнено",
  "mail.totp_removed.text":
    "{greeting}\n\nПід час входу до вашого облікового запису TreadClub код із застосунку-автентифікатора більше не потрібен.\n\nЯкщо це були не ви, перегляньте тут свій обліковий запис і встановіть новий пароль: {link}\n\nTreadClub",
  "mail.recovery_codes_new.subject": "Створено нові коди відновлення",
  "mail.recovery_codes_new.text":
    "{greeting}\n\nДля вашого облікового запису TreadClub створено нові коди відновлення. Попередні більше не діють.\n\nЯкщо це були не ви, перегляньте тут свій обліковий запис і встановіть новий пароль: {link}\n\nTreadClub",
  "mail.recovery_code_used.subject": "Використано код відновлення",
  "mail.recovery_code_used.text":
    "{greeting}\n\nХтось увійшов до вашого облікового запису TreadClub із кодом відновлення. Цей код більше не діє. Залишилося кодів: {left}. Нові можна створити тут:\n\n{link}\n\nЯкщо це були не ви, негайно встановіть новий пароль.\n\nTreadClub",
};
