import type { entryFrame as english } from "../../en/entry/frame.ts";
import type { Translation } from "../../types.ts";

export const entryFrame: Translation<typeof english> = {
  "entry.frame.loading": "优惠俱乐部",
  "entry.frame.lead": "{company} 的优惠俱乐部。免费注册，最高可得 {amount} 优惠券。",
  "entry.frame.leadPlain": "{company} 的优惠俱乐部。注册免费。",
  "entry.frame.newTab": "在新标签页打开",
  "entry.frame.haveAccount": "已有账户",
  "entry.frame.doneTitle": "{name}，您已加入",
  "entry.frame.done": "您已加入 {club}，优惠券已到账。",
  "entry.frame.goOn": "前往 TreadClub",
  "entry.frame.goOnText": "将在新标签页打开，无需再次登录。本页的登录 10 分钟后失效。",
  "entry.frame.over": "本页的登录已失效。您的账户已创建，请登录。",
  "entry.frame.wrongTitle": "找不到这个俱乐部",
  "entry.frame.join": "用我的账户加入",
  "entry.frame.signedIn": "您当前以 {name} 的身份登录。",
  "entry.frame.testTitle": "试用内嵌页面",
  "entry.frame.testLead": "俱乐部注册页面嵌入其他网页时的样子，以及它发送给该网页的消息。",
  "entry.frame.testCode": "俱乐部代码",
  "entry.frame.testState": "网页状态（iframeQuery）",
  "entry.frame.testStateHint": "随每条消息原样返回。",
  "entry.frame.testShow": "显示内嵌页面",
  "entry.frame.testFrame": "内嵌页面",
  "entry.frame.testSaid": "内嵌页面发出的消息",
  "entry.frame.testNothing": "暂无",
};
