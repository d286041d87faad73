import type { mail as english } from "../en/mail.ts";
import type { Translation } from "../types.ts";
import { mailAccounts } from "./mail/accounts.ts";
import { mailProviders } from "./mail/providers.ts";
import { mailSecurity } from "./mail/security.ts";
import { mailPeople } from "./mail/people.ts";

export const mail: Translation<typeof english> = {
  ...mailPeople,
  ...mailAccounts,
  ...mailProviders,
  ...mailSecurity,
  "mail.greeting": "Вітаємо, {first_name}!",
  "mail.greeting_plain": "Вітаємо!",
  "mail.welcome.subject": "Вітаємо у TreadClub",
  "mail.welcome.text":
    "{greeting}\n\nВаш обліковий запис готовий. Додайте авто за номерним знаком і сфотографуйте першу шину: за перше завершене сканування шини ви отримаєте ваучер на {amount}.\n\n{link}\n\nTreadClub",
  "mail.member_accepted.subject": "{company} прийнято до TreadClub",
  "mail.member_accepted.text":
    "{greeting}\n\nКомпанію {company} прийнято. Відтепер водії можуть вас знайти, приєднатися до ваших клубів знижок і запитати ціну.\n\nВаша сторінка: {link}\n\nTreadClub",
  "mail.member_accepted_plain.subject": "Ваша компанія тепер у TreadClub",
  "mail.member_accepted_plain.text":
    "{greeting}\n\nВаша компанія тепер у TreadClub. Водії вже можуть знайти вас, приєднатися до ваших клубів знижок і запитати ціну.\n\nВаша сторінка: {link}\n\nTreadClub",
  "mail.club_approved.subject": "Ваш клуб знижок схвалено: {title}",
  "mail.club_approved.text":
    "{greeting}\n\nВаш клуб знижок «{title}» схвалено. Водії приєднуються за цим посиланням або QR-кодом:\n\n{link}\n\nTreadClub",
  "mail.club_approved_plain.subject": "Ми схвалили ваш клуб знижок",
  "mail.club_approved_plain.text":
    "{greeting}\n\nМи схвалили ваш клуб знижок. Водії можуть приєднатися за цим посиланням або QR-кодом:\n\n{link}\n\nTreadClub",
  "mail.club_declined.subject": "Ваш клуб знижок потребує змін: {title}",
  "mail.club_declined.text":
    "{greeting}\n\nВаш клуб знижок «{title}» відхилено.\n\nПричина: {reason}\n\nЗмініть його тут, і ми подивимося ще раз: {link}\n\nTreadClub",
  "mail.club_declined_plain.subject": "Ваш клуб знижок потребує змін",
  "mail.club_declined_plain.text":
    "{greeting}\n\nПоки що ми не можемо схвалити ваш клуб знижок.\n\nПричина: {reason}\n\nВнесіть зміни тут, і ми розглянемо його ще раз: {link}\n\nTreadClub",
};
