import type { entryFrame as english } from "../../en/entry/frame.ts";
import type { Translation } from "../../types.ts";

export const entryFrame: Translation<typeof english> = {
  "entry.frame.loading": "优惠俱乐部",
  "entry.frame.lead": "{company} 的优惠俱乐部。免费注册，可得价值 {amount} 的优惠券。",
  "entry.frame.leadPlain": "{company} 的优惠俱乐部。注册免费。",
  "entry.frame.newTab": "（在新标签页打开）",
  "entry.frame.haveAccount": "我有账户",
  "entry.frame.doneTitle": "{name}，您已加入",
  "entry.frame.done": "您已加入 {club}，优惠券在等您。",
  "entry.frame.goOn": "前往 TreadClub",
  "entry.frame.goOnText": "在新标签页中打开并已登录。此页面上的登录 10 分钟后结束。",
  "entry.frame.over": "此页面上的登录已结束。您的账户已建好，请登录。",
  "entry.frame.wrongTitle": "没有这个俱乐部",
  "entry.frame.join": "用我的账户加入",
  "entry.frame.signedIn": "您已以 {name} 登录。",
  "entry.frame.testTitle": "试用内嵌页面",
  "entry.frame.testLead": "俱乐部注册页面嵌入其他网页时的样子，以及它发送给该网页的消息。",
  "entry.frame.testCode": "俱乐部代码",
  "entry.frame.testState": "网页状态（iframeQuery）",
  "entry.frame.testStateHint": "随每条消息原样返回。",
  "entry.frame.testShow": "显示内嵌页面",
  "entry.frame.testFrame": "内嵌页面",
  "entry.frame.testSaid": "内嵌页面发出的消息",
  "entry.frame.testNothing": "还没有。",
};
