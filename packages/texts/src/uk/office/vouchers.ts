import type { officeVouchers as english } from "../../en/office/vouchers.ts";
import type { Translation } from "../../types.ts";

export const officeVouchers: Translation<typeof english> = {
  "office.club.paused": "Призупинено",
  "office.voucher.title": "Перевірка ваучера",
  "office.voucher.lead": "Наведіть камеру телефона на QR-код водія або введіть код під ним.",
  "office.voucher.verdict.valid": "Дійсний",
  "office.voucher.verdict.redeemed": "Щойно використано",
  "office.voucher.verdict.used": "Уже використано",
  "office.voucher.verdict.expired": "Термін минув",
  "office.voucher.verdict.withdrawn": "Відкликано",
  "office.voucher.verdict.elsewhere": "Зарезервовано деінде",
  "office.voucher.verdict.unusable": "Зараз недоступний",
  "office.voucher.verdict.foreign": "Не ваш",
  "office.voucher.says.valid": "Можна відняти {amount} від рахунка: {name}.",
  "office.voucher.says.used": "Використано {when}, {place}. Удруге використати не можна.",
  "office.voucher.says.usedHere": "Використано {when}. Удруге використати не можна.",
  "office.voucher.says.expired": "Останній день дії: {date}.",
  "office.voucher.says.withdrawn": "Його відкликали, бо скан, за який його видали, переглянули ще раз.",
  "office.voucher.says.elsewhere":
    "Водій додав його до запиту іншій майстерні. Він звільниться, коли той запит закриють.",
  "office.voucher.says.unusable": "Ваша компанія зараз не може його використати. Попросіть водія відкрити його ще раз.",
  "office.voucher.says.foreign":
    "Такого ваучера немає, або його видала інша майстерня. Запитайте водія, яка компанія на ньому вказана.",
  "office.voucher.reservedYours":
    "Додано до вашої ціни. Він також буде використаний, коли ви позначите цей запис виконаним.",
  "office.voucher.owner": "Водій",
  "office.voucher.code": "Код",
  "office.voucher.from": "Видав",
  "office.voucher.byPlatform": "TreadClub; ми розрахуємося з вами в щомісячному звіті",
  "office.voucher.until": "Останній день",
  "office.voucher.noEnd": "Без кінцевої дати",
  "office.voucher.terms": "Умови",
  "office.voucher.use": "Використати ваучер",
  "office.voucher.useTitle": "Використати ваучер на {amount}?",
  "office.voucher.useText": "Він належить: {name}. Його можна використати один раз, скасувати не можна.",
  "office.voucher.done": "Відніміть {amount} від рахунка: {name}. Ваучер погашено.",
  "office.voucher.faster": "Хтось випередив: ваучер щойно змінився. Ось його теперішній стан.",
  "office.voucher.box": "Код на ваучері",
  "office.voucher.boxHint": "Водій зачитує його. Великі літери й пробіли не важливі.",
  "office.voucher.check": "Перевірити ваучер",
  "office.voucher.another": "Перевірити інший код",
  "office.voucher.needCode": "Потрібно ввести код. Він зазначений на ваучері.",
  "office.voucher.wrongCode":
    "{message} Жоден ваучер, який ви приймаєте, не має такого коду: звірте кожну літеру з водієм.",
};
