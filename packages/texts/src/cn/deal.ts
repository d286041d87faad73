import type { Translation } from "../types.ts";
import type { deal as english } from "../en/deal.ts";

export const deal: Translation<typeof english> = {
  "deal.title": "您的门店优惠",
  "deal.from": "{company} 的优惠",
  "deal.lead": "价格均含增值税。",
  "deal.until": "截止：{day}",
  "deal.terms": "条款",
  "deal.save": "立省 {amount}",
  "deal.was": "原价 {amount}（自 {day} 起）",
  "deal.ask": "获取报价",
};
