import type { officeAct as english } from "../../en/office/act.ts";
import type { Translation } from "../../types.ts";

export const officeAct: Translation<typeof english> = {
  "office.act.as": "以 {name} 的身份操作",
  "office.act.title": "以 {name} 的身份操作？",
  "office.act.text": "30 分钟内，您可以查看和操作 {name} 的内容；密码、邮箱、同意事项和付款除外。",
  "office.act.reason": "原因",
  "office.act.reasonHint": "{name} 会看到此原因，例如：对方来电请我们核对预约",
  "office.act.reasonShort": "请简要填写原因，至少 8 个字。",
  "office.act.note": "您的每一步操作都会记录在您的名下。",
  "office.act.begin": "开始",
  "office.act.cancel": "取消",
  "office.act.notPossible": "无法以此用户身份操作：账户已停用，或您没有权限。",
  "office.act.entering": "以用户身份操作",
  "office.act.problem.ended": "此链接已失效",
  "office.act.problem.noAdmin": "请先以管理员身份登录",
  "office.act.problem.shut": "目前无法以此用户身份操作",
  "office.act.problem.failed": "操作未成功",
  "office.act.again": "链接仅限发起的管理员使用一次，60 秒内有效。请回到用户页面重新开始。",
  "office.act.home": "进入我的首页",
};
