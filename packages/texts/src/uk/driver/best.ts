import type { Translation } from "../../types.ts";
import type { best as english } from "../../en/driver/best.ts";

export const best: Translation<typeof english> = {
  "driver.best.title": "Скільки можна заощадити?",
  "driver.best.lead": "Виберемо найвигідніше поєднання ваших ваучерів, не більше 4.",
  "driver.best.for": "Для чого",
  "driver.best.own": "Моя оцінка",
  "driver.best.quote": "{member}: {amount}",
  "driver.best.at": "Майстерня",
  "driver.best.anyFitter": "Будь-яка майстерня TreadClub",
  "driver.best.where": "Як скористаєтеся",
  "driver.best.channel.online": "У запиті цін",
  "driver.best.channel.in_store": "У майстерні",
  "driver.best.tyres": "Кількість шин",
  "driver.best.tyrePrice": "Очікувана ціна шини",
  "driver.best.tyrePriceHint": "Поки що рахуємо {amount}, змініть за потреби. Справжню ціну назве майстерня.",
  "driver.best.sum": "Знижка {amount}, до сплати {left}",
  "driver.best.none": "Жоден ваш ваучер тут не діє.",
  "driver.best.quoteTitle": "Ваші ваучери для цієї ціни",
  "driver.best.more": {
    one: "Ще {amount} знижки дав би {titles}, але його немає в запиті. Щоб скористатися, надішліть новий.",
    few: "Ще {amount} знижки дали б {titles}, але їх немає в запиті. Щоб скористатися, надішліть новий.",
    many: "Ще {amount} знижки дали б {titles}, але їх немає в запиті. Щоб скористатися, надішліть новий.",
    other: "Ще {amount} знижки дали б {titles}, але їх немає в запиті. Щоб скористатися, надішліть новий.",
  },
  "driver.best.askAgain": "Новий запит",
  "driver.best.fitter": "його приймає лише {member}",
  "driver.best.reserved": "зарезервований для іншого запиту",
  "driver.best.from": "діє від {amount}",
  "driver.best.onlineOnly": "лише в запиті цін",
};
