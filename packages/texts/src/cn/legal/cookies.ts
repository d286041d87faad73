import type { Translation } from "../../types.ts";
import type { cookies as english } from "../../en/legal/cookies.ts";

export const cookies: Translation<typeof english> = {
  "legal.cookies.title": "Cookie 与浏览器存储",
  "legal.cookies.lead":
    "TreadClub 在您的浏览器中保存的一切。这里没有需要接受或拒绝的东西：它们都是您所做的事所必需的，或是您自己的选择。",
  "legal.cookies.none": "没有什么",
  "legal.cookies.noneText": `
    - 没有广告，没有跟踪，无论是我们的还是别人的。
    - 没有分析工具。
    - 没有其他公司的脚本、字体、图片或 Cookie。如果您用 Google 登录，您会转到 Google 自己的页面，那里适用 Google 的规则。`,
  "legal.cookies.signIn": "登录",
  "legal.cookies.signInLead": "绝对必要：没有这些，任何人都无法登录。除另有说明外，退出登录时会清除。",
  "legal.cookies.doing": "您正在做的事",
  "legal.cookies.doingLead": "为您所要求的事绝对必要：您输入或拍摄的内容不会丢失。",
  "legal.cookies.looks": "外观",
  "legal.cookies.looksLead": "您所作的选择。只有当您选择与默认不同时才会保存。",
  "legal.cookies.files": "应用本身",
  "legal.cookies.filesLead": "对所有人都相同、不反映您任何信息的文件。",
  "legal.cookies.control": "如何清除",
  "legal.cookies.controlText": `
    退出登录：这会结束您的登录，并清空草稿和已存的文件。其他内容可在浏览器设置的“网站数据”中清除。TreadClub 可以继续使用；您需要重新登录。
    如果有一天我们想保存并非必需的内容，会先征求您的同意。有问题请写信至：{email}。`,
  "legal.cookies.forWhat": "用途",
  "legal.cookies.howLong": "多久",
  "legal.cookies.where": "位置",
  "legal.cookies.kind.cookie": "Cookie（HttpOnly：页面中的程序无法读取）",
  "legal.cookies.kind.local": "本地存储（Local storage）",
  "legal.cookies.kind.session": "本标签页的会话存储（Session storage）",
  "legal.cookies.kind.database": "IndexedDB",
  "legal.cookies.kind.cache": "Service worker 的缓存",
  "legal.cookies.span.signOut": "直到您退出登录",
  "legal.cookies.span.acting": "代为操作期间，最长 30 分钟",
  "legal.cookies.span.thirtyDays": "自上次访问起 30 天，或直到您退出登录",
  "legal.cookies.span.device": "自上次在本设备登录起 1 年",
  "legal.cookies.span.quarterHour": "15 分钟",
  "legal.cookies.span.hour": "1 小时",
  "legal.cookies.span.day": "24 小时，或更早到扫描自身结束为止",
  "legal.cookies.span.tab": "直到您发送表格、退出登录或关闭标签页",
  "legal.cookies.span.tabOnly": "直到您关闭标签页",
  "legal.cookies.span.sent": "直到扫描发送完毕或被您放弃",
  "legal.cookies.span.changed": "直到您改回来",
  "legal.cookies.span.newVersion": "直到应用的下一个版本，或直到您退出登录",
  "legal.cookies.for.jwt": "向我们的服务器表明您已登录。每 10 分钟更新一次。",
  "legal.cookies.for.user": "您的用户编号、角色、名字和语言，让页面知道它属于谁。",
  "legal.cookies.for.rabbit_jwt": "管理员代他人操作时的同类登录信息。车主永远不会有。",
  "legal.cookies.for.rabbit_user": "该管理员所代表的用户的编号、角色、名字和语言。",
  "legal.cookies.for.refresh": "更新您的登录，让您不必每次输入密码。",
  "legal.cookies.for.device": "标记您曾经登录过的设备。如果有人在别处猜测您的密码，您在这里仍能登录。",
  "legal.cookies.for.provider": "确保 Google 的答复属于您发起的那次登录。",
  "legal.cookies.for.draft": "您在表格中输入但尚未发送的内容。绝不包括密码。",
  "legal.cookies.for.scans": "您已开始但尚未发送的扫描列表。",
  "legal.cookies.for.photos": "这些扫描的照片，直到我们的服务器收到为止。",
  "legal.cookies.for.scanning":
    "网站让您进行的扫描：其钥匙、返回的地址，以及您用量具或硬币读取的内容，以便关闭的页面能从原处继续。",
  "legal.cookies.for.measuring": "上次用胎纹扫描器测量的结束方式和查看结果的钥匙，以便刷新后再次显示。",
  "legal.cookies.for.trying": "您在开发者页面试用的内容，直到从扫描器返回。",
  "legal.cookies.for.scroll": "您滚动到的位置，让“返回”回到同一处。",
  "legal.cookies.for.locale": "您的语言。",
  "legal.cookies.for.theme": "浅色或深色。",
  "legal.cookies.for.shortcuts": "您关闭了单键快捷键。",
  "legal.cookies.for.files": "应用的脚本、样式和字体，让它打开更快，没有网络也能打开。",
};
