import type { mailPeople as english } from "../../en/mail/people.ts";
import type { Translation } from "../../types.ts";

export const mailPeople: Translation<typeof english> = {
  "mail.member_invitation.subject": "{company} запрошує вас до TreadClub",
  "mail.member_invitation.text":
    "{company} запрошує вас до своєї команди в TreadClub. Створіть обліковий запис протягом 7 днів.",
  "mail.member_invitation.button": "Створити обліковий запис",
  "mail.member_invitation.after": "Якщо ви не чекали на запрошення, не зважайте на цей лист.",
  "mail.member_invitation_plain.subject": "Вас запросили до TreadClub",
  "mail.member_invitation_plain.text":
    "Майстерня запрошує вас до своєї команди в TreadClub. Відкрийте посилання протягом 7 днів, щоб дізнатися, хто запрошує, і створити обліковий запис.",
  "mail.first_password.subject": "Ваш обліковий запис TreadClub: придумайте пароль",
  "mail.first_password.text": "Ми створили для вас обліковий запис TreadClub. Придумайте пароль протягом 7 днів.",
  "mail.first_password.button": "Придумати пароль",
  "mail.second_step_reset.subject": "Двоетапну перевірку скинуто",
  "mail.second_step_reset.text":
    "Адміністратор скинув двоетапну перевірку вашого облікового запису TreadClub. Ключі доступу, застосунок-автентифікатор і коди відновлення більше не діють, а ви вийшли на всіх пристроях. Увійдіть із паролем і налаштуйте перевірку знову.\n\nЯкщо ви цього не просили, негайно встановіть новий пароль і повідомте нас.",
  "mail.complaint_received.subject": "Ми отримали вашу скаргу {reference}",
  "mail.complaint_received.text":
    "З цієї адреси нам надійшла скарга на те, як ми поводимося з персональними даними. Її номер: {reference}. До {day} ми прочитаємо її та напишемо вам.\n\nВи будь-коли можете поскаржитися Комісарові з інформації: https://ico.org.uk/make-a-complaint\n\nЯкщо ви нам не писали, не зважайте на цей лист.",
  "mail.complaint_acknowledged.subject": "Ми розглядаємо вашу скаргу {reference}",
  "mail.complaint_acknowledged.text":
    "Ми прочитали вашу скаргу {reference} і з’ясовуємо обставини. Напишемо, щойно дізнаємося, що сталося і що ми з цим зробимо.",
  "mail.complaint_answered.subject": "Відповідь на вашу скаргу {reference}",
  "mail.complaint_answered.text":
    "Ось наша відповідь на вашу скаргу {reference}:\n\n{answer}\n\nЯкщо ви не згодні, можете поскаржитися Комісарові з інформації: https://ico.org.uk/make-a-complaint",
  "mail.complaint_due.subject": "Прийміть до розгляду скаргу {reference}",
  "mail.complaint_due.text": {
    one: "Скаргу {reference} щодо персональних даних досі не прийняли до розгляду. За законом на це лишився {count} день.",
    few: "Скаргу {reference} щодо персональних даних досі не прийняли до розгляду. За законом на це лишилося {count} дні.",
    many: "Скаргу {reference} щодо персональних даних досі не прийняли до розгляду. За законом на це лишилося {count} днів.",
    other:
      "Скаргу {reference} щодо персональних даних досі не прийняли до розгляду. За законом на це лишилося {count} дня.",
  },
  "mail.complaint_due.button": "Відкрити скаргу",
};
