import type { accountShared as english } from "../../en/account/shared.ts";
import type { Translation } from "../../types.ts";

export const accountShared: Translation<typeof english> = {
  "account.shared.title": "Ваш обліковий запис",
  "account.shared.cancel": "Скасувати",
  "account.shared.remove": "Видалити",
  "account.shared.lastUsed": "Востаннє: {when}",
  "account.outbox.lead": "Ці повідомлення не надіслано: надсилання тут не налаштовано.",
  "account.outbox.empty": "Повідомлень ще немає",
  "account.outbox.emptyText": "Усе, що надсилає платформа, одразу з’являється тут.",
  "account.outbox.waiting": "Чекає",
  "account.outbox.sent": "Надіслано",
  "account.outbox.failed": "Не вдалося",
  "account.outbox.email": "Ел. лист",
  "account.outbox.sms": "SMS",
  "account.outbox.push": "Push",
  "account.outbox.html": "HTML-лист: {subject}",
  "account.outbox.calendar": "Завантажити файл календаря",
};
