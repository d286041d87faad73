import type { accountMessages as english } from "../../en/account/messages.ts";
import type { Translation } from "../../types.ts";

export const accountMessages: Translation<typeof english> = {
  "account.messages.title": "Сповіщення",
  "account.messages.lead": "Про що і як ми вам пишемо. Зміни зберігаються автоматично.",
  "account.messages.always":
    "Листи про вхід, пароль і зміну ел. пошти надходять завжди: це безпека вашого облікового запису. У застосунку ви бачите всі сповіщення.",
  "account.messages.caption": "Сповіщення за темами й каналами",
  "account.messages.topic": "Тема",
  "account.messages.channel.email": "Ел. пошта",
  "account.messages.channel.sms": "SMS",
  "account.messages.channel.push": "Push",
  "account.messages.switch": "{topic}: {channel}",
  "account.messages.topic.scans": "Результати сканувань",
  "account.messages.topic.vouchers": "Ваучери",
  "account.messages.topic.quotes": "Запити й пропозиції",
  "account.messages.topic.bookings": "Записи",
  "account.messages.topic.reminders": "Нагадування: шини й MOT",
  "account.messages.topic.office": "Офіс: нові люди, скани, компанії",
  "account.messages.topic.late": "Скани, що зачекалися",
  "account.messages.topic.company": "Нові водії та скани",
  "account.messages.saved": "Збережено",
  "account.messages.none": "Інших сповіщень цей обліковий запис не отримує.",
  "account.marketing.title": "Акції та новини",
  "account.marketing.lead":
    "Акції та новини TreadClub і майстерень — лише якщо ви їх увімкнете. Вимкнете — одразу перестанемо надсилати. На результати, пропозиції й записи це не вплине.",
  "account.marketing.marketing_email": "Акції та новини листом",
  "account.marketing.marketing_sms": "Акції та новини через SMS",
  "account.marketing.given": "Увімкнено {day}, {source}",
  "account.marketing.taken": "Вимкнено {day}, {source}",
  "account.marketing.never": "Вимкнено",
  "account.source.sign_up": "під час реєстрації",
  "account.source.invitation": "коли ви прийняли запрошення",
  "account.source.account": "у вашому обліковому записі",
  "account.source.other": "в іншому місці",
};
