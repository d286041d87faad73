import type { accountLeaving as english } from "../../en/account/leaving.ts";
import type { Translation } from "../../types.ts";

export const accountLeaving: Translation<typeof english> = {
  "account.close.title": "Закрити обліковий запис",
  "account.close.text":
    "Потрібна перерва? Ви вийдете, майстерні вас не бачитимуть, а повернутися можна протягом 30 днів.",
  "account.close.go": "Закрити обліковий запис",
  "account.close.ask": "Закрити ваш обліковий запис?",
  "account.close.what1": "Ви вийдете на всіх пристроях, і майстерні вас не знайдуть.",
  "account.close.what2": "Відкриті запити й записи скасуємо й повідомимо майстерні.",
  "account.close.what3": "Увійдіть протягом 30 днів, і все повернеться, крім скасованого.",
  "account.close.what4": "Через 30 днів ми видалимо обліковий запис.",
  "account.erase.title": "Видалити обліковий запис",
  "account.erase.text": "Одразу й назавжди. Скасувати це не зможемо навіть ми.",
  "account.erase.go": "Видалити назавжди",
  "account.erase.ask": "Видалити ваш обліковий запис назавжди?",
  "account.erase.what1": "Ім’я, адреси, авто, сканування, фото, ваучери й повідомлення видалимо одразу.",
  "account.erase.what2": "Відкриті запити й записи скасуємо й повідомимо майстерні.",
  "account.erase.stays":
    "Без вашого імені зберігатимемо: оплачені записи 6 років, бо цього вимагає податкове законодавство, і коли на які умови ви погодилися — 6 років, щоб мати змогу це показати.",
  "account.erase.downloadFirst": "Потрібна копія? Спершу завантажте свої дані.",
  "account.erase.word": "видалити",
  "account.erase.type": "Введіть «{word}», щоб продовжити",
  "account.erase.typed": "Введіть слово точно: {word}",
  "account.leaving.conflict": "Цей обліковий запис уже закрито або видалено.",
  "account.leaving.notAllowed": "Цей обліковий запис також робочий. Спершу попросіть від’єднати його від компанії.",
  "account.ended.closedTitle": "Ваш обліковий запис закрито",
  "account.ended.closedText": "Ви вийшли на всіх пристроях. Підтвердження надіслали на ел. пошту.",
  "account.ended.closedUntil": "Увійдіть до {day}, щоб відновити його. Потім ми його видалимо.",
  "account.ended.closedSoon": "Увійдіть протягом 30 днів, щоб відновити його. Потім ми його видалимо.",
  "account.ended.erasedTitle": "Ваш обліковий запис видалено",
  "account.ended.erasedText": "Ви вийшли на всіх пристроях, ваше ім’я видалено. Останнім листом ми це підтвердили.",
  "account.ended.erasedAgain": "Повертайтеся будь-коли, навіть із тією самою ел. поштою.",
  "account.ended.signIn": "Увійти й відновити",
  "account.ended.home": "На головну",
};
