import type { entryInvitation as english } from "../../en/entry/invitation.ts";
import type { Translation } from "../../types.ts";

export const entryInvitation: Translation<typeof english> = {
  "entry.invite.loading": "邀请",
  "entry.invite.title": "加入 {company}",
  "entry.invite.owner": "您受邀成为负责人：可查看全部内容并管理团队。",
  "entry.invite.staff": "您受邀加入团队，处理扫描、报价、预约和优惠券。",
  "entry.invite.for": "邀请发送给 {email}，您将用此邮箱登录。",
  "entry.invite.submit": "加入团队",
  "entry.invite.taken": "{email} 已有账户。请直接登录，或请对方邀请另一个邮箱。",
  "entry.invite.wrong": "邀请已撤回、已使用或超过 7 天。请向公司索取新的邀请。",
  "entry.invite.signedIn": "您当前以 {name} 的身份登录。邀请需要新建账户：请先退出，再打开邮件中的链接。",

  "entry.register.title": "注册",
  "entry.register.has": "{email} 已有账户",
  "entry.register.hasText": "请直接登录。忘记密码可以重置。",
};
