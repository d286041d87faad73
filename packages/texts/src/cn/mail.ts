import type { mail as english } from "../en/mail.ts";
import type { Translation } from "../types.ts";
import { mailAccounts } from "./mail/accounts.ts";
import { mailNotices } from "./mail/notices.ts";
import { mailOrders } from "./mail/orders.ts";
import { mailPeople } from "./mail/people.ts";
import { mailProviders } from "./mail/providers.ts";
import { mailReports } from "./mail/reports.ts";
import { mailSecurity } from "./mail/security.ts";
import { mailVouchers } from "./mail/vouchers.ts";

export const mail: Translation<typeof english> = {
  ...mailPeople,
  ...mailAccounts,
  ...mailNotices,
  ...mailOrders,
  ...mailProviders,
  ...mailReports,
  ...mailSecurity,
  ...mailVouchers,
  "mail.greeting": "{first_name}，您好：",
  "mail.greeting_plain": "您好：",
  "mail.why.account": "您收到此邮件，是因为您有 TreadClub 账户。",
  "mail.why.choices": "您收到此邮件，是因为您的账户开启了邮件通知。",
  "mail.why.address": "您收到此邮件，是因为有人向我们提供了此邮箱。",
  "mail.choices": "选择接收哪些邮件",
  "mail.welcome.subject": "欢迎使用 TreadClub：首次扫描送 {amount}",
  "mail.welcome.text": "您的账户已开通。输入车牌号添加爱车，用手机扫描第一条轮胎，即可获得 {amount} 优惠券。",
  "mail.welcome.button": "开始扫描",
  "mail.member_accepted.subject": "{company} 已入驻 TreadClub",
  "mail.member_accepted.text": "{company} 已通过审核。现在，车主可以找到您、加入您的优惠俱乐部并向您询价。",
  "mail.member_accepted.button": "进入首页",
  "mail.member_accepted_plain.subject": "您的公司已入驻 TreadClub",
  "mail.member_accepted_plain.text": "您的公司已通过审核。现在，车主可以找到您、加入您的优惠俱乐部并向您询价。",
  "mail.club_approved.subject": "优惠俱乐部已通过审核：{title}",
  "mail.club_approved.text": "您的优惠俱乐部“{title}”已通过审核。分享链接或二维码，车主即可加入。",
  "mail.club_approved.button": "打开俱乐部链接",
  "mail.club_approved_plain.subject": "您的优惠俱乐部已通过审核",
  "mail.club_approved_plain.text": "您的优惠俱乐部已通过审核。分享链接或二维码，车主即可加入。",
  "mail.club_declined.subject": "优惠俱乐部需要修改：{title}",
  "mail.club_declined.text": "您的优惠俱乐部“{title}”暂未通过审核。\n\n原因：{reason}\n\n修改后我们会重新审核。",
  "mail.club_declined.button": "修改俱乐部",
  "mail.club_declined_plain.subject": "您的优惠俱乐部需要修改",
  "mail.club_declined_plain.text": "您的优惠俱乐部暂未通过审核。\n\n原因：{reason}\n\n修改后我们会重新审核。",
};
