import type { accountActing as english } from "../../en/account/acting.ts";
import type { Translation } from "../../types.ts";

export const accountActing: Translation<typeof english> = {
  "account.acting.label": "以用户身份操作",
  "account.acting.as": "您正在以 {name} 的身份操作",
  "account.acting.left": { other: "剩余 {count} 分钟" },
  "account.acting.whoTitle": "以您自己的身份执行？",
  "account.acting.whoText":
    "您在代他人操作时发起了此操作，但未能完成，没有任何更改。如果继续，将在您自己的账户中执行。",
  "account.acting.whoYes": "用我的账户操作",
  "account.acting.whoNo": "取消",
  "account.looked.title": "谁看过我的账户",
  "account.looked.lead":
    "为提供帮助，我们的团队可以代您操作。每次须填写原因，限时 30 分钟，且不能更改您的密码、邮箱、同意设置或付款信息。",
  "account.looked.none": "还没有人进入过您的账户",
  "account.looked.who": "我们团队的 {name}",
  "account.looked.now": "现在",
  "account.looked.reason": "原因：{reason}",
  "account.looked.read": { other: "查看 {count} 个页面" },
  "account.looked.changed": { other: "更改 {count} 处" },
  "account.looked.noChange": "没有更改",
};
