import type { mail as english } from "../en/mail.ts";
import type { Translation } from "../types.ts";
import { mailAccounts } from "./mail/accounts.ts";
import { mailProviders } from "./mail/providers.ts";
import { mailSecurity } from "./mail/security.ts";
import { mailPeople } from "./mail/people.ts";

export const mail: Translation<typeof english> = {
  ...mailPeople,
  ...mailAccounts,
  ...mailProviders,
  ...mailSecurity,
  "mail.greeting": "{first_name}，您好：",
  "mail.greeting_plain": "您好：",
  "mail.welcome.subject": "欢迎使用 TreadClub",
  "mail.welcome.text":
    "{greeting}\n\n您的账户已可使用。用车牌号添加您的车，拍摄第一条轮胎：首次完成轮胎扫描可获得价值 {amount} 的优惠券。\n\n{link}\n\nTreadClub",
  "mail.member_accepted.subject": "{company} 已被 TreadClub 接受",
  "mail.member_accepted.text":
    "{greeting}\n\n欢迎！{company} 已被接受。从现在起，车主可以找到您、加入您的优惠俱乐部并向您询价。\n\n您的主页：{link}\n\nTreadClub",
  "mail.member_accepted_plain.subject": "您的公司已通过 TreadClub 审核",
  "mail.member_accepted_plain.text":
    "{greeting}\n\n您的公司已通过审核。现在，车主可以找到您、加入您的优惠俱乐部并向您询价。\n\n进入主页：{link}\n\nTreadClub",
  "mail.club_approved.subject": "您的优惠俱乐部已获批准：{title}",
  "mail.club_approved.text":
    "{greeting}\n\n您的优惠俱乐部“{title}”已获批准。车主可通过此链接或二维码加入：\n\n{link}\n\nTreadClub",
  "mail.club_approved_plain.subject": "您的优惠俱乐部已通过审核",
  "mail.club_approved_plain.text":
    "{greeting}\n\n您的优惠俱乐部已通过审核。车主可通过以下链接或二维码加入：\n\n{link}\n\nTreadClub",
  "mail.club_declined.subject": "您的优惠俱乐部需要修改：{title}",
  "mail.club_declined.text":
    "{greeting}\n\n您的优惠俱乐部“{title}”未获批准。\n\n原因：{reason}\n\n请在此修改，我们会再次审核：{link}\n\nTreadClub",
  "mail.club_declined_plain.subject": "您的优惠俱乐部需要修改",
  "mail.club_declined_plain.text":
    "{greeting}\n\n您的优惠俱乐部未通过审核。\n\n原因：{reason}\n\n请点此修改，提交后我们会重新审核：{link}\n\nTreadClub",
};
