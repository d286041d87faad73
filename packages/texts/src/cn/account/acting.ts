import type { accountActing as english } from "../../en/account/acting.ts";
import type { Translation } from "../../types.ts";

export const accountActing: Translation<typeof english> = {
  "account.acting.label": "以用户身份操作",
  "account.acting.as": "您正在以 {name} 的身份操作",
  "account.acting.left": { other: "剩余 {count} 分钟" },
  "account.acting.whoTitle": "以您自己的身份执行？",
  "account.acting.whoText":
    "您以另一位用户的名义开始了此操作，但无法以该名义完成。目前没有任何更改。如果继续，将在您自己的账户中执行。",
  "account.acting.whoYes": "以我自己的身份执行",
  "account.acting.whoNo": "不执行",
  "account.looked.title": "谁查看过我的账户",
  "account.looked.lead":
    "我们的团队可以以您的身份操作来帮助您。他们必须说明理由，时限为 30 分钟，并且不能更改您的密码、邮箱、同意事项或付款。",
  "account.looked.none": "没有人以您的身份操作过。",
  "account.looked.who": "我们团队的 {name}",
  "account.looked.now": "现在",
  "account.looked.reason": "理由：{reason}",
  "account.looked.read": { other: "{count} 次读取" },
  "account.looked.changed": { other: "{count} 次更改" },
  "account.looked.noChange": "没有更改",
};
