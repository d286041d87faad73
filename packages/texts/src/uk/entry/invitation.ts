import type { entryInvitation as english } from "../../en/entry/invitation.ts";
import type { Translation } from "../../types.ts";

export const entryInvitation: Translation<typeof english> = {
  "entry.invite.loading": "Запрошення",
  "entry.invite.title": "Приєднатися до {company}",
  "entry.invite.owner": "Вас запросили як власника: ви бачитимете все й керуватимете командою.",
  "entry.invite.staff": "Вас запросили до команди: сканування, пропозиції, записи й ваучери.",
  "entry.invite.for": "Запрошення надіслано на {email}. З цією адресою ви й входитимете.",
  "entry.invite.submit": "Приєднатися",
  "entry.invite.taken": "Для {email} вже є обліковий запис. Увійдіть або попросіть запрошення на іншу адресу.",
  "entry.invite.wrong": "Запрошення відкликали, уже використали, або йому понад 7 днів. Попросіть у компанії нове.",
  "entry.invite.signedIn":
    "Ви увійшли як {name}. Запрошення створює окремий обліковий запис: вийдіть і знову відкрийте посилання з листа.",

  "entry.register.title": "Реєстрація",
  "entry.register.has": "Для {email} вже є обліковий запис",
  "entry.register.hasText": "Увійдіть. Забули пароль? Встановіть новий.",
};
