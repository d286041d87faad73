import type { entryGoogle as english } from "../../en/entry/google.ts";
import type { Translation } from "../../types.ts";

export const entryGoogle: Translation<typeof english> = {
  "entry.google.working": "正在登录",
  "entry.google.workingText": "正在与 {provider} 核对，请稍候。",
  "entry.google.stoppedTitle": "尚未登录",
  "entry.google.stopped": "您在 {provider} 取消了操作，没有任何更改。请重试，或换一种方式登录。",
  "entry.google.wrong": "本次 {provider} 登录不是从此浏览器发起的，或已超时。请重新开始。",
  "entry.google.taken": "此 {provider} 账户已关联另一个 TreadClub 账户。",
  "entry.google.down": "{provider} 没有响应。请一分钟后重试，或换一种方式登录。",
  "entry.google.again": "返回登录",
  "entry.google.toAccount": "返回我的账户",
  "entry.google.linkTitle": "您已有账户",
  "entry.google.linkLead": "{email} 目前用密码登录。输入一次密码，以后只需用 {provider}。",
  "entry.google.linkGo": "关联并登录",
  "entry.google.mailText": "不记得密码？",
  "entry.google.mailGo": "改用邮件链接",
  "entry.google.mailSentTitle": "请查收邮件",
  "entry.google.mailSent": "链接已发送至 {email}。打开后会关联 {provider} 并登录。1 小时内有效，只能用一次。",
  "entry.google.expired": "操作超时，请重新使用 {provider} 继续。",
  "entry.google.confirmTitle": "将 {provider} 关联到您的账户",
  "entry.google.confirmText": "您在此设备或其他设备上发起了关联。如果不是您本人，关闭此页即可，不会有任何更改。",
};
