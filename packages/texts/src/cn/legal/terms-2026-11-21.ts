import type { Translation } from "../../types.ts";
import type { terms20261121 as english } from "../../en/legal/terms-2026-11-21.ts";

export const terms20261121: Translation<typeof english> = {
  "legal.terms_2026_11_21.title": "服务条款",
  "legal.terms_2026_11_21.lead": "您可以期待 TreadClub 做什么，我们又期待您做什么。写得很短，站在路边也能读完。",
  "legal.terms_2026_11_21.who": "我们是谁",
  "legal.terms_2026_11_21.whoText": "TreadClub 是面向英国车主和轮胎商家的平台。联系邮箱：{email}。",
  "legal.terms_2026_11_21.what": "我们做什么",
  "legal.terms_2026_11_21.whatText":
    "您给轮胎拍照，由人或测量服务读取花纹；您可以收集优惠券、向商家询价、预约时间。车主使用 TreadClub 免费；凡需付费，我们会在您同意之前说明含增值税的总价。",
  "legal.terms_2026_11_21.account": "您的账户",
  "legal.terms_2026_11_21.accountText":
    "账户只属于您本人：请亲自填写表格，保管好密码，如被他人知晓请告诉我们。您需年满 17 岁。您可以随时关闭账户。",
  "legal.terms_2026_11_21.scans": "轮胎扫描",
  "legal.terms_2026_11_21.scansText":
    "根据照片得出的读数是带误差范围的估计，误差会一并显示。它不能代替检查或 MOT 年检。您仍须对轮胎合法负责：胎面中间四分之三、整圈至少 1.6 毫米。被拒绝的扫描会退还给您。",
  "legal.terms_2026_11_21.vouchers": "优惠券",
  "legal.terms_2026_11_21.vouchersText":
    "每张优惠券只能用一次，在券面所列商家使用，至券面日期为止，不可兑换现金。5 英镑欢迎券在首次完成轮胎扫描时发放，每人一次；每次询价最多使用四张优惠券。预约未成时，未使用且仍有效的优惠券会退回。",
  "legal.terms_2026_11_21.quotes": "报价与预约",
  "legal.terms_2026_11_21.quotesText":
    "询价和免费检查不收费，对任何一方都没有约束。预约在商家接受之前只是请求。轮胎和安装的合同由您与该商家订立，商家名称随每个价格显示，费用付给商家。您对商家的消费者权利完整保留。",
  "legal.terms_2026_11_21.conduct": "合理使用",
  "legal.terms_2026_11_21.conductText":
    "请只拍摄自己的车或您有权代办的车，在安全的地方拍，绝不边开车边拍。请勿复制本服务、使其过载，或试图获取不属于您的内容。否则我们可以暂停账户。",
  "legal.terms_2026_11_21.end": "变更与终止",
  "legal.terms_2026_11_21.endText":
    "如对条款作出重要变更，我们会提前 30 天告知，您可以离开。我们对自身疏忽造成的后果负责；法律不允许限制的责任，这里也不限制。",
  "legal.terms_2026_11_21.law": "法律",
  "legal.terms_2026_11_21.lawText":
    "适用英格兰和威尔士法律。如您住在苏格兰或北爱尔兰，您仍享有当地法律的保护，并可向当地法院起诉。请先写信至 {email}，大多数问题很快就能解决。",
};
