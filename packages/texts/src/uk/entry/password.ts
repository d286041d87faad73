import type { entryPassword as english } from "../../en/entry/password.ts";
import type { Translation } from "../../types.ts";

export const entryPassword: Translation<typeof english> = {
  "entry.step.over": "Минуло забагато часу або забагато хибних кодів. Почніть знову.",

  "entry.forgot.title": "Забули пароль",
  "entry.forgot.lead": "Введіть адресу свого облікового запису. Ми надішлемо посилання для нового пароля.",
  "entry.forgot.send": "Надіслати посилання",
  "entry.forgot.sentTitle": "Перевірте пошту",
  "entry.forgot.sent":
    "Якщо для {email} є обліковий запис, посилання вже в дорозі. Воно діє один раз, протягом 1 години.",
  "entry.forgot.sentBlank":
    "Якщо для цієї адреси є обліковий запис, посилання вже в дорозі. Воно діє один раз, протягом 1 години.",
  "entry.forgot.nothing":
    "Нічого немає за п’ять хвилин? Перегляньте спам, перевірте адресу або попросіть ще одне посилання.",
  "entry.forgot.again": "Надіслати ще одне",
  "entry.forgot.toSignIn": "Назад до входу",

  "entry.reset.title": "Новий пароль",
  "entry.reset.lead": "Усі пристрої, на яких ви ввійшли зі старим паролем, вийдуть.",
  "entry.reset.password": "Новий пароль",
  "entry.reset.repeat": "Новий пароль ще раз",
  "entry.reset.mismatch": "Паролі мають збігатися.",
  "entry.reset.repeatMissing": "Введіть новий пароль ще раз.",
  "entry.reset.submit": "Встановити пароль",
  "entry.reset.doneTitle": "Новий пароль встановлено",
  "entry.reset.done": "Ви вийшли на всіх пристроях. Увійдіть із новим паролем.",

  "entry.link.title": "Це посилання вже не діє",
  "entry.link.text": "Його вже використано, воно застаріло або надіслано новіше. Попросіть нове посилання.",
  "entry.link.lostTitle": "Відкрийте посилання з листа ще раз",
  "entry.link.lostText":
    "Щоб ніхто інший ним не скористався, посилання не зберігається після перезавантаження сторінки. Воно досі діє.",
  "entry.link.working": "Перевіряємо посилання",
  "entry.link.ask": "Попросити нове посилання",

  "entry.first.title": "Оберіть пароль",
  "entry.first.lead": "Для вас створено обліковий запис. Оберіть пароль, і ви всередині.",
  "entry.first.askText": "Попросіть нове посилання в того, хто створив запис, або напишіть на {email}.",

  "entry.confirm.title": "Підтвердження адреси",
  "entry.confirm.doneTitle": "Адресу підтверджено",
  "entry.confirm.done": "{email} належить вам. Туди приходять результати й відповіді.",
  "entry.confirm.goOn": "Далі",
  "entry.confirm.askText": "Увійдіть: на сторінці облікового запису можна надіслати посилання ще раз.",

  "entry.change.title": "Зміна адреси",
  "entry.change.halfTitle": "Половину зроблено",
  "entry.change.halfOld": "Ви погодилися зі старої адреси. Тепер відкрийте посилання, надіслане на нову: {email}.",
  "entry.change.halfNew": "{email} підтверджено. Тепер відкрийте посилання, надіслане на стару адресу.",
  "entry.change.doneTitle": "Адресу змінено",
  "entry.change.done": "Відтепер ви входите з {email}. Усі інші входи завершено.",
  "entry.change.go": "Підтвердити цю адресу",
  "entry.change.goText": "Ви попросили входити з іншою адресою. Підтвердьте це тут і за посиланням на іншій адресі.",
};
