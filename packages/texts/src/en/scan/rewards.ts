import type { Area } from "../../types.ts";

/** What comes with a result. */
export const rewards = {
  "scan.reward.title": "A voucher comes with your result",
  "scan.reward.used": "You’ve used the voucher that came with this result",
  "scan.reward.share": "{percent}% off, up to {amount}",
  "scan.reward.anyFitter": "{title}, worth {worth}. Every TreadClub fitter accepts it.",
  "scan.reward.atFitter": "{title}, worth {worth}. Use it at {company}.",
  "scan.reward.logo": "The fitter’s logo",
  "scan.reward.open": "Visit {site}",
  "scan.fitting.title": "Vouchers for this job",
  "scan.fitting.lead": "Show one at the counter or add it when you ask for quotes.",
  "scan.fitting.one": "{worth} off: {title}",
  "scan.fitting.all": { one: "See {count} voucher", other: "See all {count} vouchers" },
} as const satisfies Area;
