import type { entryHandover as english } from "../../en/entry/handover.ts";
import type { Translation } from "../../types.ts";

export const entryHandover: Translation<typeof english> = {
  "entry.continue.title": "在此继续",
  "entry.continue.ask": "以 {name} 的身份继续？",
  "entry.continue.askVisitor": "从上次离开的地方继续？",
  "entry.continue.yes": "以 {name} 的身份继续",
  "entry.continue.no": "不是我",
  "entry.continue.signsIn": "您将无需密码在此设备上以 {name} 的身份登录。只有确实是您本人时才继续。",
  "entry.continue.signsOut": "{name} 将在此设备上退出登录。",
  "entry.continue.place.scan": "接下来：用此设备扫描轮胎。",
  "entry.continue.place.quotes": "接下来：您的报价。",
  "entry.continue.place.bookings": "接下来：您的预约。",
  "entry.continue.place.dashboard": "接下来：您的主页。",
  "entry.continue.place.other": "接下来：另一台设备上打开的页面。",
  "entry.continue.ended": "此链接或短码已失效",
  "entry.continue.endedText": "链接只能使用一次，有效期 5 分钟。另一台设备会自动显示新的链接；您也可以输入短码。",
  "entry.continue.typeCode": "输入短码",
  "entry.continue.code": "短码",
  "entry.continue.codeHint": "8 位字母和数字",
  "entry.continue.codeLead": "另一台设备会在二维码旁显示短码。在此输入即可继续。",
  "entry.continue.codeWrong": "请输入 8 位字母和数字的短码。",
  "entry.continue.refused.disabled": "您的账户已被停用。请联系管理员解决。",
  "entry.continue.refused.closed": "此账户已关闭。登录即可重新开启。",
  "entry.continue.refused.other": "请登录后继续。",
};
