import type { entryInvitation as english } from "../../en/entry/invitation.ts";
import type { Translation } from "../../types.ts";

export const entryInvitation: Translation<typeof english> = {
  "entry.invite.loading": "Запрошення",
  "entry.invite.title": "Приєднатися до {company}",
  "entry.invite.owner": "Вас запрошують як власника: ви бачите все й керуєте людьми компанії.",
  "entry.invite.staff": "Вас запрошують до команди: скани, ціни, записи й ваучери.",
  "entry.invite.for": "Запрошення для {email}; з цією адресою ви входитимете.",
  "entry.invite.submit": "Приєднатися",
  "entry.invite.taken": "{email} вже має обліковий запис. Увійдіть із ним або попросіть запрошення на іншу адресу.",
  "entry.invite.wrong": "Запрошення відкликано, використано або йому понад 7 днів. Попросіть у компанії нове.",
  "entry.invite.signedIn":
    "Ви ввійшли як {name}. Вийдіть і відкрийте посилання з листа ще раз: запрошення створює окремий запис.",

  "entry.register.title": "Реєстрація",
  "entry.register.has": "{email} вже має обліковий запис.",
  "entry.register.hasText": "Увійдіть із нею. Якщо забули пароль, встановіть новий.",
};
