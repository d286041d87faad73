import type { Translation } from "../../types.ts";
import type { mailVouchers as english } from "../../en/mail/vouchers.ts";

export const mailVouchers: Translation<typeof english> = {
  "mail.voucher_share.subject": "可转赠的优惠券：{title}，立减 {worth}",
  "mail.voucher_share_plain.subject": "可转赠的优惠券：立减 {worth}",
  "mail.voucher_share.text":
    "把这封邮件转发给亲友，即可分享您的优惠券。\n\n对方点击下方按钮，到店出示券码即可，无需注册。券仍是同一张，只能用一次，先到先得。",
  "mail.voucher_share.button": "打开优惠券",
  "mail.voucher_share.percent": "{percent}%（最高 {amount}）",
  "mail.voucher_share.everyFitter": "所有 TreadClub 轮胎店",
  "mail.voucher_share.message": "{voucher}，立减 {worth}。到店出示券码即可：{link}",
  "mail.voucher_share.messageUntil": "{voucher}，立减 {worth}，{date}前有效。到店出示券码即可：{link}",
  "mail.fact.code": "券码",
  "mail.fact.terms": "使用条件",
};
