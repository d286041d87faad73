import type { officeClubLookups as english } from "../../en/office/club-lookups.ts";
import type { Translation } from "../../types.ts";

export const officeClubLookups: Translation<typeof english> = {
  "office.club.form.code": "俱乐部代码",
  "office.club.form.codeHint": "6 至 20 位字母和数字，供车主输入。留空则自动生成。",
  "office.club.form.codeSuggest": "推荐一个代码",
  "office.club.form.productsAdd": "输入以查找产品。",
  "office.club.form.productsChosen": "已选产品",
  "office.club.form.productSimilar": "已有类似产品：{names}。",
  "office.club.form.productReplace": "改用“{name}”",
  "office.club.need.code": "请输入 6 至 20 位字母和数字。",
  "office.member.liveClubs": "车主可加入的俱乐部",
  "office.member.liveClubsNone": "暂无",
  "office.voucher.others": "该车主的其他优惠券",
  "office.voucher.othersLead": "今天可在本店使用。",
  "office.voucher.othersUntil": "有效期至 {date}",
  "office.voucher.othersOwnCode": "请车主出示该券代码",
  "office.voucher.previewValid": "本店可用",
  "office.member.joined": { other: "{count} 位车主已加入" },
};
