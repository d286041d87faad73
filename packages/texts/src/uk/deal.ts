import type { Translation } from "../types.ts";
import type { deal as english } from "../en/deal.ts";

export const deal: Translation<typeof english> = {
  "deal.title": "Пропозиції ваших майстерень",
  "deal.from": "Пропозиції від {company}",
  "deal.lead": "Ціни з ПДВ.",
  "deal.until": "До {day}",
  "deal.terms": "Умови",
  "deal.save": "Економія {amount}",
  "deal.was": "Було {amount} з {day}",
  "deal.ask": "Запитати ціну",
};
