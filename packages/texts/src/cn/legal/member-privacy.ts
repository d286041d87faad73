import type { Translation } from "../../types.ts";
import type { memberPrivacy as english } from "../../en/legal/member-privacy.ts";

export const memberPrivacy: Translation<typeof english> = {
  "legal.member_privacy.title": "会员隐私政策",
  "legal.member_privacy.lead":
    "面向代表安装商、零售商或修理厂使用 TreadClub 的人：我们知道您的哪些信息，以及如何处理。",

  "legal.member_privacy.who": "由谁负责",
  "legal.member_privacy.whoText": `
    {operator} 运营本服务，是您的用户账户和公司资料的控制者。请写信至 {email}。
    您的公司决定谁是其用户，并对其处理员工数据的行为独立负责。车主适用[自己的政策](/app/privacy_policy)。`,

  "legal.member_privacy.what": "我们保存什么",
  "legal.member_privacy.whatText": `
    - 关于您：姓名、工作邮箱、电话号码、语言、职位（所有者或员工）、谁邀请了您；密码仅以无法还原的形式保存；通行密钥和第二步验证。
    - 关于公司：名称、联系方式、地址、营业时间、增值税号、价格、优惠、标志、网站。对个体经营者来说，这些也是个人数据。
    - 您所做的事：您处理的报价、预约、扫描审核和优惠券，附您的名字和时间；登录、网络地址和浏览器类型；安全事件。
    - 您同意了什么、哪个版本、何时。
    数据来自您本人、邀请您的所有者，以及我们核查申请时的公开登记。`,

  "legal.member_privacy.why": "用途和依据",
  "legal.member_privacy.whyText": `
    - 与您或您公司的合同：运行账户、向车主展示公司、转交询价和预约、结算优惠券和费用，以及发送相关消息。
    - 正当利益：核查谁成为会员，了解谁审核或更改了什么，保障服务安全，向会员介绍服务。您可以反对。
    - 同意：通过邮件或短信发送超出上述范围的优惠信息，直到您拒绝。
    - 法律：为税务保存账目，答复机关。`,

  "legal.member_privacy.share": "还有谁能看到",
  "legal.member_privacy.shareText": `
    - 车主能看到您的公司、地点、优惠和评价，以及给他们写信的人的名字。
    - 公司的所有者和员工能看到彼此以及各自所做的事。
    - 管理员看到工作所需的内容。代您操作的管理员须有理由，最长 30 分钟，并被记录；您可以在账户中看到。
    - 按合同为我们工作的服务：托管、存储、邮件、短信、通知、邮编和车辆查询、付款。在英国以外，仅限英国法律认为保护充分之处，或依信息专员发布的条款。
    - 如果您用 Google 登录，则有 Google。法律要求时，则有机关。
    我们不出售数据。`,

  "legal.member_privacy.long": "保存多久",
  "legal.member_privacy.longText": `
    - 您的账户：直到您或所有者将其移除。在报价、预约和已审核的扫描保存期间，您的名字留在其旁，因为车主可能会问是谁决定的。
    - 公司资料：直到会员资格终止及之后 30 天。
    - 未被接纳的申请：12 个月。无人接受的邀请：直到其失效。
    - 结算单、费用和涉及金额的预约：6 年，为税务。
    - 访问日志：12 个月。您同意事项的记录：结束后 6 年。`,

  "legal.member_privacy.safety": "我们如何保护",
  "legal.member_privacy.safetyText": `
    - 连接是加密的；密码的保存方式使任何人都无法读出；照片是私密的，所用链接 15 分钟后失效。
    - 所有者可以、也应当使用通行密钥或第二步验证。每个人都能看到自己在哪里登录了，并能结束登录。
    - 每家公司只能看到与其有关系的车主；每次更改都记录是谁做的。
    - 应急备份会轮流覆盖。员工负有保密义务。
    - 涉及您的数据泄露，我们会立即报告。`,

  "legal.member_privacy.rights": "您的权利",
  "legal.member_privacy.rightsText": `
    您可以查看和下载我们持有的关于您的数据，更正、要求抹除、限制使用、带走数据、反对以及撤回同意。其中许多可在您的账户中完成；其余请写信至 {email}。我们在一个月内免费答复。您公司持有的关于您的数据，请询问您的公司。`,

  "legal.member_privacy.browser": "在您的浏览器中",
  "legal.member_privacy.browserText": `
    只有服务所需的或您所选择的内容；没有他人的脚本。[完整列表](/app/cookies)。`,

  "legal.member_privacy.complain": "投诉",
  "legal.member_privacy.complainText": `
    请使用[我们的表格](/app/data_complaint)或写信至 {email}。我们在 30 天内确认，并尽快答复。您也可以向信息专员办公室（ICO）投诉：[ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/)，电话 0303 123 1113。`,

  "legal.member_privacy.changes": "政策的变更",
  "legal.member_privacy.changesText": `
    每个版本都有日期，并在本页底部始终可读。如果变更对您有重要影响，我们会在生效前告诉您。`,
};
