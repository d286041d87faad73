import type { Translation } from "../types.ts";
import type { legal as english } from "../en/legal.ts";

export const legal: Translation<typeof english> = {
  "legal.version": "版本日期：{day}",

  "legal.terms.title": "服务条款",
  "legal.terms.lead": "您可以期待 TreadClub 做什么，我们又期待您做什么。写得很短，站在路边也能读完。",
  "legal.terms.who": "我们是谁",
  "legal.terms.whoText": "TreadClub 是面向英国车主和轮胎商家的平台。联系邮箱：{email}。",
  "legal.terms.what": "我们做什么",
  "legal.terms.whatText":
    "您给轮胎拍照，由人或测量服务读取花纹；您可以收集优惠券、向商家询价、预约时间。车主使用 TreadClub 免费；凡需付费，我们会在您同意之前说明含增值税的总价。",
  "legal.terms.account": "您的账户",
  "legal.terms.accountText":
    "账户只属于您本人：请亲自填写表格，保管好密码，如被他人知晓请告诉我们。您需年满 17 岁。您可以随时关闭账户。",
  "legal.terms.scans": "轮胎扫描",
  "legal.terms.scansText":
    "根据照片得出的读数是带误差范围的估计，误差会一并显示。它不能代替检查或 MOT 年检。您仍须对轮胎合法负责：胎面中间四分之三、整圈至少 1.6 毫米。被拒绝的扫描会退还给您。",
  "legal.terms.vouchers": "优惠券",
  "legal.terms.vouchersText":
    "每张优惠券只能用一次，在券面所列商家使用，至券面日期为止，不可兑换现金。5 英镑欢迎券在首次完成轮胎扫描时发放，每人一次；每次询价最多使用四张优惠券。预约未成时，未使用且仍有效的优惠券会退回。",
  "legal.terms.quotes": "报价与预约",
  "legal.terms.quotesText":
    "询价和免费检查不收费，对任何一方都没有约束。预约在商家接受之前只是请求。轮胎和安装的合同由您与该商家订立，商家名称随每个价格显示，费用付给商家。您对商家的消费者权利完整保留。",
  "legal.terms.conduct": "合理使用",
  "legal.terms.conductText":
    "请只拍摄自己的车或您有权代办的车，在安全的地方拍，绝不边开车边拍。请勿复制本服务、使其过载，或试图获取不属于您的内容。否则我们可以暂停账户。",
  "legal.terms.end": "变更与终止",
  "legal.terms.endText":
    "如对条款作出重要变更，我们会提前 30 天告知，您可以离开。我们对自身疏忽造成的后果负责；法律不允许限制的责任，这里也不限制。",
  "legal.terms.law": "法律",
  "legal.terms.lawText":
    "适用英格兰和威尔士法律。如您住在苏格兰或北爱尔兰，您仍享有当地法律的保护，并可向当地法院起诉。请先写信至 {email}，大多数问题很快就能解决。",

  "legal.privacy.title": "隐私政策",
  "legal.privacy.lead": "我们知道您的哪些信息、为什么、还有谁能看到，以及您如何掌控。",
  "legal.privacy.who": "由谁负责",
  "legal.privacy.whoText":
    "您的账户和扫描数据由 TreadClub 负责。一旦您向商家询价或预约，该商家也对其收到的数据负责。有任何问题请写信至 {email}。",
  "legal.privacy.what": "我们保存什么",
  "legal.privacy.whatText":
    "您的姓名、邮箱、您提供的电话、语言、车牌号和车辆信息、轮胎照片及读数、优惠券、询价、预约，以及您同意过什么、何时同意的记录。",
  "legal.privacy.why": "依据是什么",
  "legal.privacy.whyText":
    "运行您的账户、扫描、报价和预约：这是我们与您的合同。保障服务安全、提醒您轮胎到期：这是我们的正当利益，您可以反对。发送优惠：只在您同意之后，直到您拒绝为止，只需点一下。",
  "legal.privacy.share": "还有谁能看到",
  "legal.privacy.shareText":
    "商家能看到您发给它的内容：姓名、联系方式、车辆、轮胎以及请求所含的扫描。您加入的俱乐部能看到您的姓名和在其处的优惠券。审核员能看到扫描的照片。我们不出售数据。",
  "legal.privacy.photos": "照片",
  "legal.privacy.photosText":
    "照片文件中的地点和设备信息在保存前会被移除。照片是私密的，只通过 15 分钟后失效的链接显示。",
  "legal.privacy.long": "保存多久",
  "legal.privacy.longText":
    "扫描照片 24 个月，被拒绝的扫描照片 90 天，访问日志 12 个月；涉及金额的预约因税法要求保存 6 年。其余内容在您抹除账户时删除。",
  "legal.privacy.rights": "您的权利",
  "legal.privacy.rightsText":
    "您可以查看和下载我们持有的数据，更正、反对使用，或要求抹除。请写信至 {email}，我们在一个月内答复。",
  "legal.privacy.browser": "在您的浏览器中",
  "legal.privacy.browserText":
    "我们只存储服务所需的内容：登录状态、语言、外观，以及仍在上传的照片。没有广告，也没有第三方脚本。",
  "legal.privacy.complain": "投诉",
  "legal.privacy.complainText":
    "请写信至 {email} 告诉我们出了什么问题。我们在 30 天内确认收到，并尽快答复。您也可以向信息专员办公室（ico.org.uk）投诉。",

  "legal.practice.title": "如何拍好轮胎",
  "legal.practice.lead": "五分钟，每条轮胎三张照片。每条沟纹都清楚，就不用重拍。",
  "legal.practice.before": "开始之前",
  "legal.practice.safe": "站在安全处",
  "legal.practice.safeText": "平地，远离车流。拉手刹，熄火。轮胎和刹车热的话，先等它们冷却。",
  "legal.practice.turn": "转动车轮",
  "legal.practice.turnText": "拍前轮时，把方向盘打到底，让胎面朝向您。拍后轮时，蹲在车后。",
  "legal.practice.clean": "干净、干燥",
  "legal.practice.cleanText": "擦去泥土，抠掉石子。水会反光，遮住沟纹。",
  "legal.practice.photos": "拍照",
  "legal.practice.distance": "距离约 30 厘米",
  "legal.practice.distanceText": "胎面从一边到另一边占满画面。手机正对胎面，不要从上往下拍。",
  "legal.practice.light": "光线均匀",
  "legal.practice.lightText": "日光最好。阴影处或天黑后请打开手电。不要逆光拍摄。",
  "legal.practice.still": "拿稳",
  "legal.practice.stillText": "点一下胎面让它清晰，呼气，再按。照片模糊、太暗或太亮，手机会马上提示。",
  "legal.practice.examples": "哪张照片能读",
  "legal.practice.good": "清晰、占满、光线均匀：可以读取",
  "legal.practice.far": "太远：沟纹太小",
  "legal.practice.dark": "太暗：沟纹连成一片",
  "legal.practice.blurred": "晃动：没有清晰的边缘",
  "legal.practice.start": "扫描轮胎",
  "legal.practice.signUp": "注册并扫描",
};
