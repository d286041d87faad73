import type { entryGoogle as english } from "../../en/entry/google.ts";
import type { Translation } from "../../types.ts";

export const entryGoogle: Translation<typeof english> = {
  "entry.google.working": "正在登录",
  "entry.google.workingText": "请稍候：正在核对 {provider} 的答复。",
  "entry.google.stoppedTitle": "您尚未登录",
  "entry.google.stopped": "您在 {provider} 停止了操作，没有任何更改。请重试，或用其他方式登录。",
  "entry.google.wrong": "{provider} 的答复不属于此浏览器，或来得太晚。请在此重新开始。",
  "entry.google.taken": "此 {provider} 账户已关联其他账户。",
  "entry.google.down": "{provider} 没有响应。请稍后重试，或用其他方式登录。",
  "entry.google.again": "返回登录",
  "entry.google.toAccount": "返回我的账户",
  "entry.google.linkTitle": "您已有账户",
  "entry.google.linkLead": "{email} 在这里用密码登录。输入一次密码，以后只需 {provider}。",
  "entry.google.linkGo": "关联并登录",
  "entry.google.mailText": "密码不在手边？",
  "entry.google.mailGo": "改为发送链接",
  "entry.google.mailSentTitle": "请查看邮箱",
  "entry.google.mailSent": "链接正在发送到 {email}。它会关联 {provider} 并登录；只能用一次，1 小时内有效。",
  "entry.google.expired": "时间过长。请再次使用 {provider} 继续。",
  "entry.google.confirmTitle": "将 {provider} 关联到您的账户",
  "entry.google.confirmText": "这是您在此设备或其他设备上提出的。如果不是您本人，请关闭此页，什么都不会发生。",
};
