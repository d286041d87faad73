import type { entryShared as english } from "../../en/entry/shared.ts";
import type { Translation } from "../../types.ts";

export const entryShared: Translation<typeof english> = {
  "entry.shared.go": "继续",
  "entry.clubQr.title": "加入 {club}",
  "entry.clubQr.by": "{member} 的优惠俱乐部",
  "entry.clubQr.platform": "TreadClub 官方优惠俱乐部",
  "entry.clubQr.onlyAt": "仅限 {places} 使用",
  "entry.clubQr.group": { other: "{group} 的另外 {count} 家轮胎店也可使用" },
  "entry.clubQr.offers": "入会可得",
  "entry.clubQr.terms": "使用条件",
  "entry.clubQr.code": "俱乐部代码 {code}",
  "entry.clubQr.signUp": "注册并加入",
  "entry.clubQr.signIn": "已有账户",
  "entry.clubQr.join": "立即加入",
  "entry.clubQr.joined": { other: "您已加入 {club}，获得 {count} 张优惠券。" },
  "entry.clubQr.waits.day": "您已加入 {club}。今日优惠券已发完，补发后会放入您的券包。",
  "entry.clubQr.waits.budget": "您已加入 {club}。优惠券已全部发完，如有补发会放入您的券包。",
  "entry.clubQr.already": "您已是 {club} 的会员，优惠券在您的账户中。",
  "entry.clubQr.otherRole": "只有车主可以加入优惠俱乐部。您当前的身份是{role}。",
  "entry.clubQr.wrongTitle": "无法识别此俱乐部代码",
  "entry.clubQr.wrongText": "请核对卡片上的代码，或咨询给您代码的轮胎店。",
  "entry.clubQr.loading": "优惠俱乐部",
};
