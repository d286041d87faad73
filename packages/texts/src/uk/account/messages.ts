import type { accountMessages as english } from "../../en/account/messages.ts";
import type { Translation } from "../../types.ts";

export const accountMessages: Translation<typeof english> = {
  "account.messages.title": "Повідомлення",
  "account.messages.lead": "Про що і як ми вам пишемо. Кожна зміна діє одразу.",
  "account.messages.always":
    "Листи про вхід, пароль і адресу надходять завжди: вони бережуть обліковий запис. У застосунку видно кожне сповіщення.",
  "account.messages.caption": "Повідомлення за темою і способом",
  "account.messages.topic": "Про що",
  "account.messages.channel.email": "Лист",
  "account.messages.channel.sms": "SMS",
  "account.messages.channel.push": "Push",
  "account.messages.switch": "{topic}: {channel}",
  "account.messages.topic.scans": "Результати сканувань",
  "account.messages.topic.vouchers": "Ваучери",
  "account.messages.topic.quotes": "Ціни",
  "account.messages.topic.bookings": "Бронювання",
  "account.messages.topic.reminders": "Нагадування: шини, MOT",
  "account.messages.topic.office": "Офіс: нові люди, скани, компанії",
  "account.messages.ways":
    "Сповіщення надходять листами. Вибір для SMS і push зберігається й діятиме від дня, коли платформа так надсилатиме; до того цим шляхом нічого не надходить.",
  "account.messages.saved": "Збережено",
  "account.messages.none": "Для цього запису нема чого обирати: він не отримує сповіщень.",
  "account.marketing.title": "Пропозиції та новини",
  "account.marketing.lead": "Лише якщо ви скажете «так», і доки не скажете «ні».",
  "account.marketing.marketing_email": "Пропозиції та новини листом",
  "account.marketing.marketing_sms": "Пропозиції та новини через SMS",
  "account.marketing.given": "Так від {day}, {source}.",
  "account.marketing.taken": "Ні від {day}, {source}.",
  "account.marketing.never": "Ви не погоджувалися.",
  "account.source.sign_up": "сказано під час реєстрації",
  "account.source.invitation": "сказано під час прийняття запрошення",
  "account.source.account": "сказано в обліковому записі",
  "account.source.other": "сказано в іншому місці",
};
