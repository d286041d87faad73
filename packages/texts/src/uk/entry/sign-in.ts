import type { entrySignIn as english } from "../../en/entry/sign-in.ts";
import type { Translation } from "../../types.ts";

export const entrySignIn: Translation<typeof english> = {
  "entry.signIn.google": "Продовжити з {provider}",
  "entry.signIn.or": "або",
  "entry.signIn.passkey": "Увійти з ключем доступу",
  "entry.signIn.passkeyFailed": "Ключ доступу не спрацював. Спробуйте ще раз або введіть пароль.",
  "entry.signIn.forgotten": "Забули пароль?",
  "entry.signIn.unconfirmed": "Спершу підтвердьте адресу: відкрийте посилання, яке ми надіслали.",
  "entry.signIn.haveAccount": "Уже маєте обліковий запис?",
  "entry.signIn.unknownGuard": "Вхід не завершено. Почніть знову або напишіть на {email}.",

  "entry.step.title": "Ще один крок",
  "entry.step.lead": "Ваш обліковий запис просить другого підтвердження, що це ви.",
  "entry.step.totp": "Код із програми-автентифікатора",
  "entry.step.totpHint": "6 цифр. Новий код з’являється кожні 30 секунд.",
  "entry.step.recovery": "Код відновлення",
  "entry.step.recoveryHint": "Один із кодів, які ви зберегли, коли вмикали другий крок. Кожен діє один раз.",
  "entry.step.passkeyText": "Пристрій попросить відбиток пальця, обличчя або PIN-код.",
  "entry.step.usePasskey": "Скористатися ключем доступу",
  "entry.step.useTotp": "Ввести код із програми",
  "entry.step.useRecovery": "Ввести код відновлення",
  "entry.step.other": "Інші способи",
  "entry.step.submit": "Увійти",
  "entry.step.enterCode": "Потрібно ввести код.",
  "entry.step.again": "Почати знову",
  "entry.step.stuck": "Нічого з цього немає під рукою? Напишіть на {email}.",

  "entry.back.title": "Ви закрили цей обліковий запис",
  "entry.back.text": "Він зберігається 30 днів. Відкрийте його знову, і все буде на місці, крім скасованого.",
  "entry.back.open": "Знову відкрити мій запис",
  "entry.back.leave": "Залишити закритим",
  "entry.back.welcome": "З поверненням, {name}.",
  "entry.back.late": "Минуло забагато часу. Увійдіть знову, щоб відкрити запис.",
};
