import type { entryPassword as english } from "../../en/entry/password.ts";
import type { Translation } from "../../types.ts";

export const entryPassword: Translation<typeof english> = {
  "entry.step.over": "操作超时，或错误次数过多，请重新开始。",

  "entry.forgot.title": "重置密码",
  "entry.forgot.lead": "输入您的邮箱，我们会发送重置密码的链接。",
  "entry.forgot.send": "发送链接",
  "entry.forgot.sentTitle": "请查收邮件",
  "entry.forgot.sent": "如果 {email} 有账户，我们已发送链接。1 小时内有效，只能用一次。",
  "entry.forgot.sentBlank": "如果该邮箱有账户，我们已发送链接。1 小时内有效，只能用一次。",
  "entry.forgot.nothing": "五分钟后仍未收到？请检查垃圾邮件和邮箱地址，或重新发送。",
  "entry.forgot.again": "再次发送链接",
  "entry.forgot.toSignIn": "返回登录",

  "entry.reset.title": "设置新密码",
  "entry.reset.lead": "设置后，所有设备都会退出登录。",
  "entry.reset.password": "新密码",
  "entry.reset.repeat": "再次输入新密码",
  "entry.reset.mismatch": "两次输入的密码必须一致。",
  "entry.reset.repeatMissing": "请再次输入新密码。",
  "entry.reset.submit": "设置密码",
  "entry.reset.doneTitle": "新密码已设置",
  "entry.reset.done": "所有设备均已退出登录，请用新密码登录。",

  "entry.link.title": "此链接已失效",
  "entry.link.text": "链接已使用、已过期，或我们已发送更新的链接。请重新获取。",
  "entry.link.lostTitle": "请再次打开邮件中的链接",
  "entry.link.lostText": "为安全起见，刷新页面后不保留链接。邮件中的链接仍然有效。",
  "entry.link.working": "正在检查链接",
  "entry.link.ask": "获取新链接",

  "entry.first.title": "设置密码",
  "entry.first.lead": "已为您创建账户，设置密码后即可使用。",
  "entry.first.askText": "请向为您创建账户的人索取新链接，或发邮件至 {email}。",

  "entry.confirm.title": "验证邮箱",
  "entry.confirm.doneTitle": "邮箱已验证",
  "entry.confirm.done": "结果和答复会发送至 {email}。",
  "entry.confirm.goOn": "继续",
  "entry.confirm.askText": "登录后，可在账户页面重新发送链接。",

  "entry.change.title": "更改邮箱",
  "entry.change.halfTitle": "还需打开一个链接",
  "entry.change.halfOld": "原邮箱已验证。请打开发送至新邮箱 {email} 的链接。",
  "entry.change.halfNew": "{email} 已验证。请打开发送至原邮箱的链接。",
  "entry.change.doneTitle": "邮箱已更改",
  "entry.change.done": "今后请用 {email} 登录。其他设备均已退出。",
  "entry.change.go": "验证此邮箱",
  "entry.change.goText": "您申请更换登录邮箱。请在此验证，并打开另一个邮箱中的链接。",
};
