import type { Translation } from "../../types.ts";
import type { privacy20261121 as english } from "../../en/legal/privacy-2026-11-21.ts";

export const privacy20261121: Translation<typeof english> = {
  "legal.privacy_2026_11_21.title": "隐私政策",
  "legal.privacy_2026_11_21.lead": "我们知道您的哪些信息、为什么、还有谁能看到，以及您如何掌控。",
  "legal.privacy_2026_11_21.who": "由谁负责",
  "legal.privacy_2026_11_21.whoText":
    "您的账户和扫描数据由 TreadClub 负责。一旦您向商家询价或预约，该商家也对其收到的数据负责。有任何问题请写信至 {email}。",
  "legal.privacy_2026_11_21.what": "我们保存什么",
  "legal.privacy_2026_11_21.whatText":
    "您的姓名、邮箱、您提供的电话、语言、车牌号和车辆信息、轮胎照片及读数、优惠券、询价、预约，以及您同意过什么、何时同意的记录。",
  "legal.privacy_2026_11_21.why": "依据是什么",
  "legal.privacy_2026_11_21.whyText":
    "运行您的账户、扫描、报价和预约：这是我们与您的合同。保障服务安全、提醒您轮胎到期：这是我们的正当利益，您可以反对。发送优惠：只在您同意之后，直到您拒绝为止，只需点一下。",
  "legal.privacy_2026_11_21.share": "还有谁能看到",
  "legal.privacy_2026_11_21.shareText":
    "商家能看到您发给它的内容：姓名、联系方式、车辆、轮胎以及请求所含的扫描。您加入的俱乐部能看到您的姓名和在其处的优惠券。审核员能看到扫描的照片。我们不出售数据。",
  "legal.privacy_2026_11_21.photos": "照片",
  "legal.privacy_2026_11_21.photosText":
    "照片文件中的地点和设备信息在保存前会被移除。照片是私密的，只通过 15 分钟后失效的链接显示。",
  "legal.privacy_2026_11_21.long": "保存多久",
  "legal.privacy_2026_11_21.longText":
    "扫描照片 24 个月，被拒绝的扫描照片 90 天，访问日志 12 个月；涉及金额的预约因税法要求保存 6 年。其余内容在您抹除账户时删除。",
  "legal.privacy_2026_11_21.rights": "您的权利",
  "legal.privacy_2026_11_21.rightsText":
    "您可以查看和下载我们持有的数据，更正、反对使用，或要求抹除。请写信至 {email}，我们在一个月内答复。",
  "legal.privacy_2026_11_21.browser": "在您的浏览器中",
  "legal.privacy_2026_11_21.browserText":
    "我们只存储服务所需的内容：登录状态、语言、外观，以及仍在上传的照片。没有广告，也没有第三方脚本。",
  "legal.privacy_2026_11_21.complain": "投诉",
  "legal.privacy_2026_11_21.complainText":
    "请写信至 {email} 告诉我们出了什么问题。我们在 30 天内确认收到，并尽快答复。您也可以向信息专员办公室（ico.org.uk）投诉。",
};
