import type { entryHandover as english } from "../../en/entry/handover.ts";
import type { Translation } from "../../types.ts";

export const entryHandover: Translation<typeof english> = {
  "entry.continue.title": "在此继续",
  "entry.continue.ask": "以 {name} 的身份继续？",
  "entry.continue.askVisitor": "从刚才的地方继续？",
  "entry.continue.yes": "以 {name} 的身份继续",
  "entry.continue.no": "不是我",
  "entry.continue.signsIn": "继续后将在此设备上以 {name} 的身份登录，无需密码。请确认是您本人。",
  "entry.continue.signsOut": "{name} 将在此设备上退出登录。",
  "entry.continue.place.scan": "下一步：用此设备扫描轮胎",
  "entry.continue.place.quotes": "下一步：查看报价",
  "entry.continue.place.bookings": "下一步：查看预约",
  "entry.continue.place.dashboard": "下一步：您的首页",
  "entry.continue.place.other": "下一步：另一台设备上打开的页面",
  "entry.continue.ended": "此链接或短码已失效",
  "entry.continue.endedText": "链接 5 分钟内有效，只能用一次。另一台设备会自动显示新链接，您也可以输入短码。",
  "entry.continue.typeCode": "输入短码",
  "entry.continue.code": "短码",
  "entry.continue.codeHint": "8 位字母和数字",
  "entry.continue.codeLead": "另一台设备的二维码旁有一个短码，在此输入即可继续。",
  "entry.continue.codeWrong": "请输入 8 位短码。",
  "entry.continue.refused.disabled": "您的账户已停用，请联系管理员。",
  "entry.continue.refused.closed": "此账户已关闭，登录即可重新启用。",
  "entry.continue.refused.other": "请登录后继续。",
};
