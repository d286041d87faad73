import type { mailProviders as english } from "../../en/mail/providers.ts";
import type { Translation } from "../../types.ts";

export const mailProviders: Translation<typeof english> = {
  "mail.provider_linked.subject": "Новий спосіб входу до TreadClub",
  "mail.provider_linked.text":
    "{greeting}\n\nДо вашого облікового запису TreadClub приєднано обліковий запис іншого постачальника входу. Тепер ви можете входити через нього.\n\nЯкщо це були не ви, відкрийте обліковий запис, розділ «Безпека», від’єднайте його та встановіть новий пароль.\n\nTreadClub",
  "mail.provider_unlinked.subject": "Спосіб входу від’єднано",
  "mail.provider_unlinked.text":
    "{greeting}\n\nОбліковий запис постачальника входу від’єднано від вашого TreadClub. Увійти через нього більше не можна.\n\nЯкщо це були не ви, одразу встановіть новий пароль.\n\nTreadClub",
  "mail.provider_link.subject": "Об’єднайте облікові записи",
  "mail.provider_link.text":
    "{greeting}\n\nХтось увійшов через постачальника під вашою адресою й хоче користуватися вашим обліковим записом TreadClub. Якщо це ви, відкрийте це посилання протягом 1 години: воно об’єднає записи й виконає вхід:\n\n{link}\n\nЯкщо це були не ви, нічого не робіть: нічого не буде об’єднано.\n\nTreadClub",
};
