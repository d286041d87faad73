import type { entryHandover as english } from "../../en/entry/handover.ts";
import type { Translation } from "../../types.ts";

export const entryHandover: Translation<typeof english> = {
  "entry.continue.title": "Продовжити тут",
  "entry.continue.ask": "Продовжити як {name}?",
  "entry.continue.askVisitor": "Продовжити з того місця, де зупинилися?",
  "entry.continue.yes": "Продовжити як {name}",
  "entry.continue.no": "Це не я",
  "entry.continue.signsIn": "На цьому пристрої ви ввійдете як {name} без пароля. Продовжуйте, лише якщо це ви.",
  "entry.continue.signsOut": "{name} вийде з облікового запису на цьому пристрої.",
  "entry.continue.place.scan": "Далі: сканування шини цим пристроєм",
  "entry.continue.place.quotes": "Далі: ваші пропозиції",
  "entry.continue.place.bookings": "Далі: ваші записи",
  "entry.continue.place.dashboard": "Далі: ваша головна сторінка",
  "entry.continue.place.other": "Далі: сторінка, відкрита на іншому пристрої",
  "entry.continue.ended": "Посилання або код уже не діє",
  "entry.continue.endedText":
    "Він діє один раз протягом 5 хвилин. Інший пристрій автоматично покаже новий; можна також ввести короткий код.",
  "entry.continue.typeCode": "Ввести короткий код",
  "entry.continue.code": "Короткий код",
  "entry.continue.codeHint": "8 літер і цифр",
  "entry.continue.codeLead": "На іншому пристрої поруч із QR-кодом є короткий код. Введіть його тут, щоб продовжити.",
  "entry.continue.codeWrong": "Введіть усі 8 літер і цифр коду.",
  "entry.continue.refused.disabled": "Ваш профіль заблоковано. Зверніться до адміністратора.",
  "entry.continue.refused.closed": "Цей обліковий запис закрито. Увійдіть, щоб відновити його.",
  "entry.continue.refused.other": "Увійдіть, щоб продовжити.",
};
