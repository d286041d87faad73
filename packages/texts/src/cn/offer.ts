import type { Translation } from "../types.ts";
import type { offer as english } from "../en/offer.ts";

export const offer: Translation<typeof english> = {
  "offer.title": "首次扫描送 {voucher} 优惠券",
  "offer.text": "完成首次轮胎扫描，即得 {voucher} 新人券。叠加优惠俱乐部的优惠券，单次服务最高可省 {amount}。",
  "offer.plain": "完成首次轮胎扫描，即得一张优惠券，TreadClub 所有轮胎店通用。",
  "offer.terms":
    "每位车主限领一张新人券。单次服务最多可用四张优惠券，可省金额取决于轮胎店及其俱乐部，每张优惠券有各自的条款。注册免费。",
  "offer.voucherTitle": "{amount} 新人券",
  "offer.voucherSubtitle": "首次轮胎扫描奖励",
  "offer.voucherText": "在 TreadClub 任一轮胎店立减 {amount}。",
  "offer.voucherTerms": "每位车主限一张。从含增值税总价中抵扣，不可兑换现金，不设找零。",
};
