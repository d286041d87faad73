import type { entryPassword as english } from "../../en/entry/password.ts";
import type { Translation } from "../../types.ts";

export const entryPassword: Translation<typeof english> = {
  "entry.step.over": "Минуло забагато часу, або забагато неправильних кодів. Почніть знову.",

  "entry.forgot.title": "Відновлення пароля",
  "entry.forgot.lead": "Введіть свою ел. пошту. Ми надішлемо посилання, щоб встановити новий пароль.",
  "entry.forgot.send": "Надіслати посилання",
  "entry.forgot.sentTitle": "Перевірте пошту",
  "entry.forgot.sent":
    "Якщо для {email} є обліковий запис, ми надіслали туди посилання. Воно діє один раз протягом години.",
  "entry.forgot.sentBlank":
    "Якщо для цієї адреси є обліковий запис, ми надіслали туди посилання. Воно діє один раз протягом години.",
  "entry.forgot.nothing": "Лист не прийшов за п’ять хвилин? Перевірте спам і адресу або надішліть посилання ще раз.",
  "entry.forgot.again": "Надіслати ще раз",
  "entry.forgot.toSignIn": "До входу",

  "entry.reset.title": "Новий пароль",
  "entry.reset.lead": "Ви вийдете з облікового запису на всіх пристроях.",
  "entry.reset.password": "Новий пароль",
  "entry.reset.repeat": "Повторіть новий пароль",
  "entry.reset.mismatch": "Паролі мають збігатися.",
  "entry.reset.repeatMissing": "Введіть новий пароль ще раз.",
  "entry.reset.submit": "Встановити пароль",
  "entry.reset.doneTitle": "Новий пароль збережено",
  "entry.reset.done": "Ви вийшли на всіх пристроях. Увійдіть з новим паролем.",

  "entry.link.title": "Посилання вже не діє",
  "entry.link.text": "Ним уже скористалися, воно застаріло, або ми надіслали новіше. Попросіть нове.",
  "entry.link.lostTitle": "Відкрийте посилання з листа ще раз",
  "entry.link.lostText": "Задля безпеки ми не зберігаємо посилання, коли сторінку оновлюють. Воно досі діє.",
  "entry.link.working": "Перевіряємо посилання",
  "entry.link.ask": "Отримати нове посилання",

  "entry.first.title": "Придумайте пароль",
  "entry.first.lead": "Для вас створили обліковий запис. Придумайте пароль, щоб почати.",
  "entry.first.askText": "Попросіть нове посилання в того, хто створив обліковий запис, або напишіть на {email}.",

  "entry.confirm.title": "Підтвердження ел. пошти",
  "entry.confirm.doneTitle": "Ел. пошту підтверджено",
  "entry.confirm.done": "Результати й відповіді надсилатимемо на {email}.",
  "entry.confirm.goOn": "Продовжити",
  "entry.confirm.askText": "Увійдіть: надіслати посилання ще раз можна на сторінці облікового запису.",

  "entry.change.title": "Зміна ел. пошти",
  "entry.change.halfTitle": "Ще одне посилання",
  "entry.change.halfOld": "Стару адресу підтверджено. Тепер відкрийте посилання, яке ми надіслали на нову: {email}.",
  "entry.change.halfNew": "{email} підтверджено. Тепер відкрийте посилання, яке ми надіслали на стару адресу.",
  "entry.change.doneTitle": "Ел. пошту змінено",
  "entry.change.done": "Тепер входьте з {email}. На інших пристроях ви вийшли.",
  "entry.change.go": "Підтвердити цю адресу",
  "entry.change.goText": "Ви попросили змінити ел. пошту для входу. Підтвердьте тут і за посиланням на другій адресі.",
};
