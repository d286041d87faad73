import type { officeAct as english } from "../../en/office/act.ts";
import type { Translation } from "../../types.ts";

export const officeAct: Translation<typeof english> = {
  "office.act.as": "以 {name} 的身份操作",
  "office.act.title": "以 {name} 的身份操作？",
  "office.act.text": "在 30 分钟内，您可以看到并执行 {name} 能做的事。密码、邮箱、同意事项和付款除外。",
  "office.act.reason": "理由",
  "office.act.reasonHint": "{name} 可以看到，例如：来电请我们检查预约",
  "office.act.reasonShort": "请简要说明原因，至少 8 个字符。",
  "office.act.note": "每次操作都会连同您的姓名一起记录。",
  "office.act.begin": "开始",
  "office.act.cancel": "取消",
  "office.act.notPossible": "无法以此用户的身份操作：账户已停用，或您无权操作。",
  "office.act.entering": "以用户身份操作",
  "office.act.problem.ended": "此链接已失效",
  "office.act.problem.noAdmin": "请先以管理员身份登录",
  "office.act.problem.shut": "目前无法以此用户的身份操作",
  "office.act.problem.failed": "未能成功",
  "office.act.again": "链接只能使用一次，有效期 60 秒，且仅限申请它的管理员使用。请在用户页面重新开始。",
  "office.act.home": "前往我的主页",
};
