import type { rewards as english } from "../../en/scan/rewards.ts";
import type { Translation } from "../../types.ts";

export const rewards: Translation<typeof english> = {
  "scan.reward.title": "随结果送您一张优惠券",
  "scan.reward.used": "随此结果赠送的优惠券已使用",
  "scan.reward.share": "优惠 {percent}%，最多 {amount}",
  "scan.reward.anyFitter": "{title}（{worth}），TreadClub 的轮胎店都可使用。",
  "scan.reward.atFitter": "{title}（{worth}），可在 {company} 使用。",
  "scan.reward.logo": "轮胎店店标",
  "scan.reward.open": "访问 {site}",
  "scan.fitting.title": "可用的优惠券",
  "scan.fitting.lead": "到店出示，或在询价时使用。",
  "scan.fitting.one": "减 {worth}：{title}",
  "scan.fitting.all": { other: "查看全部 {count} 张优惠券" },
};
