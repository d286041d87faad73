import type { mailProviders as english } from "../../en/mail/providers.ts";
import type { Translation } from "../../types.ts";

export const mailProviders: Translation<typeof english> = {
  "mail.provider_linked.subject": "Новий спосіб входу до TreadClub",
  "mail.provider_linked.text":
    "До вашого облікового запису TreadClub прив’язали обліковий запис іншого сервісу, наприклад Google. Тепер ви можете входити через нього.\n\nЯкщо це не ви, відкрийте обліковий запис, розділ «Безпека», приберіть його й встановіть новий пароль.",
  "mail.provider_unlinked.subject": "Один зі способів входу прибрали",
  "mail.provider_unlinked.text":
    "Обліковий запис іншого сервісу відв’язали від вашого TreadClub. Увійти через нього більше не вдасться.\n\nЯкщо це не ви, негайно встановіть новий пароль.",
  "mail.provider_link.subject": "Об’єднайте облікові записи",
  "mail.provider_link.text":
    "Хтось увійшов через інший сервіс із вашою адресою й хоче користуватися вашим обліковим записом TreadClub. Якщо це ви, об’єднайте облікові записи протягом години. Ми одразу виконаємо вхід.",
  "mail.provider_link.button": "Об’єднати облікові записи",
  "mail.provider_link.after": "Якщо це не ви, не зважайте на цей лист. Нічого не зміниться.",
};
