import type { mailAccounts as english } from "../../en/mail/accounts.ts";
import type { Translation } from "../../types.ts";

export const mailAccounts: Translation<typeof english> = {
  "mail.reset_password.subject": "Новий пароль для TreadClub",
  "mail.reset_password.text":
    "{greeting}\n\nХтось попросив новий пароль для вашого облікового запису. Задайте його тут протягом години; посилання працює один раз:\n\n{link}\n\nЯкщо це були не ви, нічого не робіть: ваш пароль не зміниться.\n\nTreadClub",
  "mail.new_password.subject": "Ваш пароль змінено",
  "mail.new_password.text":
    "{greeting}\n\nваш пароль змінено за посиланням, яке ми надіслали на цю адресу, і ви вийшли на всіх пристроях.\n\nЯкщо це були не ви, негайно попросіть нове посилання й задайте інший пароль: {link}\n\nTreadClub",
  "mail.confirm_email.subject": "Підтвердьте свою електронну адресу",
  "mail.confirm_email.text":
    "{greeting}\n\nпідтвердьте, будь ласка, що ця адреса ваша. Посилання працює 7 днів:\n\n{link}\n\nЯкщо ви не реєструвалися в TreadClub, нічого не робіть.\n\nTreadClub",
  "mail.email_change_old.subject": "Вашу електронну адресу буде змінено",
  "mail.email_change_old.text":
    "{greeting}\n\nви попросили надалі використовувати {email}. Підтвердьте це тут протягом 24 годин; ми питаємо також на новій адресі:\n\n{link}\n\nЯкщо це були не ви, не підтверджуйте. Скасуйте зміну й задайте новий пароль у своєму обліковому записі: {profile}\n\nTreadClub",
  "mail.email_change_new.subject": "Підтвердьте свою нову електронну адресу",
  "mail.email_change_new.text":
    "{greeting}\n\nви попросили використовувати цю адресу для свого облікового запису. Підтвердьте її тут протягом 24 годин; ми питаємо також на попередній адресі:\n\n{link}\n\nЯкщо ви нічого про це не знаєте, нічого не робіть.\n\nTreadClub",
  "mail.email_changed.subject": "Вашу електронну адресу змінено",
  "mail.email_changed.text":
    "{greeting}\n\nвідтепер ви входите з адресою {email}. Ця адреса більше не використовується.\n\nЯкщо це були не ви, негайно дайте відповідь на цей лист або напишіть нам.\n\nTreadClub",
  "mail.email_changed_plain.text":
    "{greeting}\n\nВідтепер входьте з новою електронною адресою. Ця більше не пов’язана з вашим обліковим записом.\n\nЯкщо це були не ви, негайно дайте відповідь на цей лист або напишіть нам.\n\nTreadClub",
  "mail.account_closed.subject": "Ваш обліковий запис закрито",
  "mail.account_closed.text":
    "{greeting}\n\nваш обліковий запис закрито: ви вийшли на всіх пристроях, сервіси вас більше не бачать, відкриті запити цін і записи скасовано.\n\nЙого буде видалено {day}. До того часу ви можете повернутися: увійдіть тут, і все буде як раніше.\n\n{link}\n\nTreadClub",
  "mail.account_erased.subject": "Ваш обліковий запис видалено",
  "mail.account_erased.text":
    "{greeting}\n\nваш обліковий запис видалено. Ваше ім’я, адреси, автомобілі та фотографії зникли назавжди. Записи, які треба зберігати для обліку, залишаються без вашого імені.\n\nЦе наш останній лист до вас.\n\nTreadClub",
  "mail.notice.subject": "{sentence}",
  "mail.notice.text":
    "{greeting}\n\n{sentence}\n\nВідкрити: {link}\n\nВи самі обираєте, які листи отримувати: {choices}\n\nTreadClub",
  "mail.my_data.readme":
    "TreadClub: усе, що зберігається про вас, станом на {day}\n\ndata.json містить ваші дані у вигляді, який читають інші програми. Частини мають англійські назви:\n  profile, sign_in, sessions: хто ви та як входите\n  company: компанія, у якій ви тут працюєте, якщо є\n  consents: на що ви погодилися, що відкликали й коли\n  notifications, notification_choices, messages: що ми вам повідомляли та що ви хочете отримувати\n  vehicles, scans, credits: ваші автомобілі, їхні скани шин і ваш залишок сканів\n  clubs, vouchers, quotes, bookings: куди ви вступили, що отримали, про що питали й на що записалися\n  who_looked: коли наші працівники діяли від вашого імені та чому\nДеякі частини є лише у водіїв.\n\nphotos/ містить фотографії ваших сканів. Скан у data.json називає свої фотографії за іменами файлів.\n\nЧас указано за UTC, суми в пенсах.\n",
};
