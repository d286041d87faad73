import type { rewards as english } from "../../en/scan/rewards.ts";
import type { Translation } from "../../types.ts";

export const rewards: Translation<typeof english> = {
  "scan.reward.title": "Разом із результатом — ваучер",
  "scan.reward.used": "Ви вже використали ваучер до цього результату",
  "scan.reward.share": "знижка {percent}%, до {amount}",
  "scan.reward.anyFitter": "{title}: {worth}. Його приймають усі майстерні TreadClub.",
  "scan.reward.atFitter": "{title}: {worth}. Діє в {company}.",
  "scan.reward.logo": "Логотип майстерні",
  "scan.reward.open": "Перейти на {site}",
  "scan.fitting.title": "Ваучери для цієї роботи",
  "scan.fitting.lead": "Покажіть ваучер у майстерні або додайте до запиту цін.",
  "scan.fitting.one": "Знижка {worth}: {title}",
  "scan.fitting.all": {
    one: "Переглянути {count} ваучер",
    few: "Переглянути всі {count} ваучери",
    many: "Переглянути всі {count} ваучерів",
    other: "Переглянути всі {count} ваучера",
  },
};
