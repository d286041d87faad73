import type { Translation } from "../../types.ts";
import type { best as english } from "../../en/driver/best.ts";

export const best: Translation<typeof english> = {
  "driver.best.title": "能省多少钱？",
  "driver.best.lead": "从您的优惠券里挑出可同用、最划算的组合，最多 4 张。",
  "driver.best.for": "用于",
  "driver.best.own": "自己估算",
  "driver.best.quote": "{member}：{amount}",
  "driver.best.at": "门店",
  "driver.best.anyFitter": "任意 TreadClub 轮胎店",
  "driver.best.where": "使用方式",
  "driver.best.channel.online": "在线询价时用",
  "driver.best.channel.in_store": "到店出示",
  "driver.best.tyres": "轮胎数量",
  "driver.best.tyrePrice": "预计每条轮胎价格",
  "driver.best.tyrePriceHint": "默认按 {amount} 估算，可修改。实际价格以门店报价为准。",
  "driver.best.sum": "共减 {amount}，还需付 {left}",
  "driver.best.none": "没有可用的优惠券。",
  "driver.best.quoteTitle": "这份报价可用的优惠券",
  "driver.best.more": { other: "加上{titles}还能再减 {amount}，但这次询价没有选。重新询价即可使用。" },
  "driver.best.askAgain": "重新询价",
  "driver.best.fitter": "仅限 {member} 使用",
  "driver.best.reserved": "已用于另一次询价",
  "driver.best.from": "满 {amount} 可用",
  "driver.best.onlineOnly": "仅限在线询价",
};
