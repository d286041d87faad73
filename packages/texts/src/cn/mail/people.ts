import type { mailPeople as english } from "../../en/mail/people.ts";
import type { Translation } from "../../types.ts";

export const mailPeople: Translation<typeof english> = {
  "mail.member_invitation.subject": "{company} 邀请您加入 TreadClub",
  "mail.member_invitation.text": "{company} 邀请您加入其 TreadClub 团队。请在 7 天内创建账户。",
  "mail.member_invitation.button": "创建账户",
  "mail.member_invitation.after": "如果这与您无关，请忽略此邮件。",
  "mail.member_invitation_plain.subject": "邀请您加入 TreadClub",
  "mail.member_invitation_plain.text":
    "一家轮胎店邀请您加入其 TreadClub 团队。请在 7 天内打开链接，查看邀请方并创建账户。",
  "mail.first_password.subject": "您的 TreadClub 账户：请设置密码",
  "mail.first_password.text": "我们已为您创建 TreadClub 账户。请在 7 天内设置密码。",
  "mail.first_password.button": "设置密码",
  "mail.second_step_reset.subject": "您的两步验证已重置",
  "mail.second_step_reset.text":
    "管理员已重置您 TreadClub 账户的两步验证：通行密钥、身份验证器和恢复码均已失效，所有设备已退出登录。请用密码登录并重新设置。\n\n如果您没有提出此要求，请立即设置新密码并告知我们。",
  "mail.complaint_received.subject": "已收到您的投诉 {reference}",
  "mail.complaint_received.text":
    "我们收到了从此邮箱提交的个人数据投诉，编号 {reference}。我们会阅读并在{day}前回复您。\n\n您也可以随时向英国信息专员投诉：https://ico.org.uk/make-a-complaint\n\n如果您没有给我们写信，请忽略此邮件。",
  "mail.complaint_acknowledged.subject": "正在处理您的投诉 {reference}",
  "mail.complaint_acknowledged.text":
    "我们已阅读您的投诉 {reference}，正在调查。查明情况并确定处理办法后，会立即回复您。",
  "mail.complaint_answered.subject": "对您的投诉 {reference} 的答复",
  "mail.complaint_answered.text":
    "以下是对您的投诉 {reference} 的答复：\n\n{answer}\n\n如果您不同意，可以向英国信息专员投诉：https://ico.org.uk/make-a-complaint",
  "mail.complaint_due.subject": "请尽快受理投诉 {reference}",
  "mail.complaint_due.text": {
    other: "个人数据投诉 {reference} 尚未受理。依照法律，必须在 {count} 天内受理。",
  },
  "mail.complaint_due.button": "打开投诉",
};
