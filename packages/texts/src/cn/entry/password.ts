import type { entryPassword as english } from "../../en/entry/password.ts";
import type { Translation } from "../../types.ts";

export const entryPassword: Translation<typeof english> = {
  "entry.step.over": "时间过长，或错误次数过多。请重新开始。",

  "entry.forgot.title": "忘记密码",
  "entry.forgot.lead": "请输入账户的邮箱。我们会发送设置新密码的链接。",
  "entry.forgot.send": "发送链接",
  "entry.forgot.sentTitle": "请查看邮箱",
  "entry.forgot.sent": "如果 {email} 有账户，链接正在发送。链接只能用一次，1 小时内有效。",
  "entry.forgot.sentBlank": "如果该邮箱有账户，链接正在发送。链接只能用一次，1 小时内有效。",
  "entry.forgot.nothing": "五分钟后仍没有收到？请查看垃圾邮件，核对地址，或再次发送链接。",
  "entry.forgot.again": "再次发送链接",
  "entry.forgot.toSignIn": "返回登录",

  "entry.reset.title": "设置新密码",
  "entry.reset.lead": "用旧密码登录的所有设备都会退出。",
  "entry.reset.password": "新密码",
  "entry.reset.repeat": "再次输入新密码",
  "entry.reset.mismatch": "两次输入的密码必须一致。",
  "entry.reset.repeatMissing": "请再次输入新密码。",
  "entry.reset.submit": "设置此密码",
  "entry.reset.doneTitle": "新密码已设置",
  "entry.reset.done": "您已在所有设备上退出。请用新密码登录。",

  "entry.link.title": "此链接已失效",
  "entry.link.text": "链接已使用、已过期，或已发送更新的链接。请获取新链接。",
  "entry.link.lostTitle": "请再次打开邮件中的链接",
  "entry.link.lostText": "为防止他人使用，重新载入页面后不会保留链接。链接仍然有效。",
  "entry.link.working": "正在检查链接",
  "entry.link.ask": "获取新链接",

  "entry.first.title": "设置您的密码",
  "entry.first.lead": "已为您创建账户。设置密码即可进入。",
  "entry.first.askText": "请向创建账户的人索取新链接，或写信至 {email}。",

  "entry.confirm.title": "确认邮箱",
  "entry.confirm.doneTitle": "邮箱已确认",
  "entry.confirm.done": "{email} 已确认归您所有，结果和答复会发送到这里。",
  "entry.confirm.goOn": "继续",
  "entry.confirm.askText": "请登录：在账户页面可以重新发送链接。",

  "entry.change.title": "更改邮箱",
  "entry.change.halfTitle": "已完成一半",
  "entry.change.halfOld": "旧邮箱已同意。现在请打开发送到新邮箱 {email} 的链接。",
  "entry.change.halfNew": "{email} 已确认。现在请打开发送到旧邮箱的链接。",
  "entry.change.doneTitle": "邮箱已更改",
  "entry.change.done": "今后请用 {email} 登录。其他设备的登录均已结束。",
  "entry.change.go": "确认此邮箱",
  "entry.change.goText": "您要求更换登录邮箱。请在此确认，并用另一邮箱中的链接确认。",
};
