import type { accountShared as english } from "../../en/account/shared.ts";
import type { Translation } from "../../types.ts";

export const accountShared: Translation<typeof english> = {
  "account.shared.title": "我的账户",
  "account.shared.cancel": "取消",
  "account.shared.remove": "移除",
  "account.shared.lastUsed": "上次使用：{when}",
  "account.outbox.lead": "此处未配置发送服务，消息没有真正发出。",
  "account.outbox.empty": "还没有消息",
  "account.outbox.emptyText": "平台发送的消息会立即显示在这里。",
  "account.outbox.waiting": "等待",
  "account.outbox.sent": "已发送",
  "account.outbox.failed": "失败",
  "account.outbox.email": "邮件",
  "account.outbox.sms": "短信",
  "account.outbox.push": "推送",
  "account.outbox.html": "HTML 邮件：{subject}",
  "account.outbox.calendar": "下载日历文件",
};
