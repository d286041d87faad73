import type { mailPeople as english } from "../../en/mail/people.ts";
import type { Translation } from "../../types.ts";

export const mailPeople: Translation<typeof english> = {
  "mail.member_invitation.subject": "{company} запрошує вас до TreadClub",
  "mail.member_invitation.text":
    "Вітаємо!\n\n{company} запрошує вас працювати разом у TreadClub. Відкрийте це посилання, щоб створити обліковий запис; воно діє 7 днів:\n\n{link}\n\nЯкщо ви не знаєте {company}, не зважайте на цей лист: без вас нічого не станеться.\n\nTreadClub",
  "mail.member_invitation_plain.subject": "Вас запросили до TreadClub",
  "mail.member_invitation_plain.text":
    "Вітаємо!\n\nШиномонтаж запрошує вас до своєї команди в TreadClub. Відкрийте посилання, щоб дізнатися, хто саме вас запрошує, і створити обліковий запис. Воно діє 7 днів:\n\n{link}\n\nЯкщо ви не чекали на це запрошення, просто не зважайте на цей лист.\n\nTreadClub",
  "mail.first_password.subject": "Ваш обліковий запис TreadClub",
  "mail.first_password.text":
    "{greeting}\n\nДля вас створено обліковий запис у TreadClub. Оберіть пароль за цим посиланням, воно діє 7 днів:\n\n{link}\n\nTreadClub",
  "mail.second_step_reset.subject": "Ваш другий крок входу знято",
  "mail.second_step_reset.text":
    "{greeting}\n\nАдміністратор зняв другий крок входу з вашого облікового запису TreadClub: ключі доступу, застосунок-автентифікатор і коди відновлення більше не діють, і ви вийшли на всіх пристроях. Увійдіть із паролем і налаштуйте другий крок знову.\n\nЯкщо ви цього не просили, негайно встановіть новий пароль і повідомте нас.\n\nTreadClub",
  "mail.complaint_received.subject": "Ми отримали вашу скаргу {reference}",
  "mail.complaint_received.text":
    "Вітаємо!\n\nМи отримали скаргу на те, як ми поводимося з персональними даними, надіслану з цією адресою. Її номер: {reference}. Ми прочитаємо її та напишемо вам до {day}.\n\nВи також будь-коли можете поскаржитися Комісарові з питань інформації: https://ico.org.uk/make-a-complaint\n\nЯкщо ви нам не писали, не зважайте на цей лист.\n\nTreadClub",
  "mail.complaint_acknowledged.subject": "Ми розглядаємо вашу скаргу {reference}",
  "mail.complaint_acknowledged.text":
    "{greeting}\n\nМи прочитали вашу скаргу {reference} і з’ясовуємо обставини. Ми напишемо вам знову, щойно дізнаємося, що сталося і що ми з цим зробимо.\n\nTreadClub",
  "mail.complaint_answered.subject": "Наша відповідь на вашу скаргу {reference}",
  "mail.complaint_answered.text":
    "{greeting}\n\nОсь наша відповідь на вашу скаргу {reference}:\n\n{answer}\n\nЯкщо ви не згодні, можете поскаржитися Комісарові з питань інформації: https://ico.org.uk/make-a-complaint\n\nTreadClub",
  "mail.complaint_due.subject": "Скаргу {reference} треба підтвердити",
  "mail.complaint_due.text": {
    one: "{greeting}\n\nСкаргу {reference} щодо персональних даних ще не підтверджено. За законом це треба зробити протягом {count} дня.\n\n{link}\n\nTreadClub",
    few: "{greeting}\n\nСкаргу {reference} щодо персональних даних ще не підтверджено. За законом це треба зробити протягом {count} днів.\n\n{link}\n\nTreadClub",
    many: "{greeting}\n\nСкаргу {reference} щодо персональних даних ще не підтверджено. За законом це треба зробити протягом {count} днів.\n\n{link}\n\nTreadClub",
    other:
      "{greeting}\n\nСкаргу {reference} щодо персональних даних ще не підтверджено. За законом це треба зробити протягом {count} дня.\n\n{link}\n\nTreadClub",
  },
};
