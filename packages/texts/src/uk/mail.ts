import type { mail as english } from "../en/mail.ts";
import type { Translation } from "../types.ts";
import { mailAccounts } from "./mail/accounts.ts";
import { mailNotices } from "./mail/notices.ts";
import { mailOrders } from "./mail/orders.ts";
import { mailPeople } from "./mail/people.ts";
import { mailProviders } from "./mail/providers.ts";
import { mailReports } from "./mail/reports.ts";
import { mailSecurity } from "./mail/security.ts";
import { mailVouchers } from "./mail/vouchers.ts";

export const mail: Translation<typeof english> = {
  ...mailPeople,
  ...mailAccounts,
  ...mailNotices,
  ...mailOrders,
  ...mailProviders,
  ...mailReports,
  ...mailSecurity,
  ...mailVouchers,
  "mail.greeting": "Вітаємо, {first_name}!",
  "mail.greeting_plain": "Вітаємо!",
  "mail.why.account": "Ви отримали цей лист, бо маєте обліковий запис TreadClub.",
  "mail.why.choices": "Ви отримали цей лист, бо підписані на сповіщення TreadClub.",
  "mail.why.address": "Ви отримали цей лист, бо хтось вказав цю адресу.",
  "mail.choices": "Вибрати, які листи отримувати",
  "mail.welcome.subject": "Вітаємо у TreadClub: {amount} за перший скан",
  "mail.welcome.text":
    "Обліковий запис готовий. Додайте авто за номером і відскануйте першу шину телефоном: отримаєте ваучер на {amount}.",
  "mail.welcome.button": "Сканувати першу шину",
  "mail.member_accepted.subject": "{company} тепер у TreadClub",
  "mail.member_accepted.text":
    "Гарна новина: ми схвалили компанію {company}. Тепер водії можуть знайти вас, приєднатися до ваших клубів знижок і запитати ціну.",
  "mail.member_accepted.button": "Відкрити головну",
  "mail.member_accepted_plain.subject": "Ваша компанія тепер у TreadClub",
  "mail.member_accepted_plain.text":
    "Гарна новина: ми схвалили вашу компанію. Тепер водії можуть знайти вас, приєднатися до ваших клубів знижок і запитати ціну.",
  "mail.club_approved.subject": "Клуб знижок схвалили: {title}",
  "mail.club_approved.text":
    "Ми схвалили ваш клуб знижок «{title}». Поділіться посиланням або QR-кодом: приєднатися можна обома способами.",
  "mail.club_approved.button": "Відкрити посилання клубу",
  "mail.club_approved_plain.subject": "Ми схвалили ваш клуб знижок",
  "mail.club_approved_plain.text":
    "Ми схвалили ваш клуб знижок. Поділіться посиланням або QR-кодом: приєднатися можна обома способами.",
  "mail.club_declined.subject": "Клуб знижок потребує змін: {title}",
  "mail.club_declined.text":
    "Поки що ми не можемо схвалити ваш клуб знижок «{title}».\n\nПричина: {reason}\n\nВнесіть зміни, і ми розглянемо його ще раз.",
  "mail.club_declined.button": "Змінити клуб",
  "mail.club_declined_plain.subject": "Ваш клуб знижок потребує змін",
  "mail.club_declined_plain.text":
    "Поки що ми не можемо схвалити ваш клуб знижок.\n\nПричина: {reason}\n\nВнесіть зміни, і ми розглянемо його ще раз.",
};
