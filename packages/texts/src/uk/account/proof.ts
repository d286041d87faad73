import type { accountProof as english } from "../../en/account/proof.ts";
import type { Translation } from "../../types.ts";

export const accountProof: Translation<typeof english> = {
  "account.prove.title": "Це справді ви?",
  "account.prove.text":
    "Далі — важлива дія, тож підтвердьте ще раз, що це ви. Протягом 15 хвилин ми більше не питатимемо.",
  "account.prove.ways": "Спосіб підтвердження",
  "account.prove.way.password": "Пароль",
  "account.prove.way.passkey": "Ключ доступу",
  "account.prove.way.totp": "Код",
  "account.prove.way.provider": "Постачальник входу",
  "account.prove.password": "Ваш пароль",
  "account.prove.code": "Код із програми автентифікації",
  "account.prove.codeHint": "6 цифр, нові кожні 30 секунд",
  "account.prove.go": "Підтвердити",
  "account.prove.passkeyText": "Пристрій попросить відбиток, обличчя або PIN.",
  "account.prove.passkeyFailed": "Ключ доступу не використано. Спробуйте ще раз або оберіть інший спосіб.",
  "account.prove.passkeyGo": "Скористатися ключем",
  "account.prove.providerText": "Ви увійдете там ще раз і повернетеся на цю сторінку. Введене тут може зникнути.",
  "account.prove.providerGo": "Перейти й повернутися",
  "account.prove.none":
    "Цей обліковий запис не має способу підтвердити тут. Увійдіть знову й повторіть протягом 15 хвилин.",
  "account.prove.signInAgain": "Вийти та увійти знову",
  "account.security.title": "Безпека",
  "account.security.lead": "Як ви входите і де саме ви увійшли.",
  "account.security.demo": "Це демонстраційний обліковий запис: другий крок не потрібен.",
  "account.security.lastStep":
    "Вашому обліковому запису він потрібен. Спершу додайте інший спосіб, потім вилучіть цей.",
  "account.password.title": "Пароль",
  "account.password.lead": "Після зміни ви вийдете на всіх інших пристроях.",
  "account.password.none": "Ви входите без пароля. Встановіть його, щоб мати ще один спосіб.",
  "account.password.change": "Змінити пароль",
  "account.password.set": "Встановити пароль",
  "account.password.new": "Новий пароль",
  "account.password.hint": "Щонайменше 8 символів. Найкраще — кілька слів, які поєднали б лише ви.",
  "account.password.again": "Новий пароль ще раз",
  "account.password.differ": "Паролі мають збігатися",
  "account.password.save": "Зберегти пароль",
  "account.device.both": "{browser}, {system}",
  "account.device.unknown": "Невідомий пристрій",
  "account.secondStep.title": "Ще один крок для вашого запису",
  "account.secondStep.lead":
    "Ваш запис дає доступ до чужих даних, тож самого пароля замало. Оберіть один спосіб; інший можна додати згодом.",
  "account.secondStep.passkey": "Найшвидше: відбиток, обличчя або PIN цього пристрою.",
  "account.secondStep.go": "Коди збережено, далі",
  "account.secondStep.as": "Ви увійшли як {email}.",
  "account.password.done": {
    one: "Пароль збережено. Вихід виконано на {count} іншому пристрої.",
    few: "Пароль збережено. Вихід виконано на {count} інших пристроях.",
    many: "Пароль збережено. Вихід виконано на {count} інших пристроях.",
    other: "Пароль збережено. Вихід виконано на {count} інших пристроях.",
  },
};
