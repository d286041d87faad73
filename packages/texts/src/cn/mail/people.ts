import type { mailPeople as english } from "../../en/mail/people.ts";
import type { Translation } from "../../types.ts";

export const mailPeople: Translation<typeof english> = {
  "mail.member_invitation.subject": "{company} 邀请您加入 TreadClub",
  "mail.member_invitation.text":
    "您好，\n\n{company} 邀请您在 TreadClub 与其一起工作。请打开此链接创建您的账户，链接 7 天内有效：\n\n{link}\n\n如果您不认识 {company}，请忽略此邮件：没有您的操作不会发生任何事。\n\nTreadClub",
  "mail.member_invitation_plain.subject": "邀请您加入 TreadClub",
  "mail.member_invitation_plain.text":
    "您好：\n\n一家轮胎店邀请您加入其 TreadClub 团队。请打开以下链接查看邀请方并创建账户，链接 7 天内有效：\n\n{link}\n\n如果这与您无关，请忽略此邮件。\n\nTreadClub",
  "mail.first_password.subject": "您的 TreadClub 账户",
  "mail.first_password.text":
    "{greeting}\n\n我们已在 TreadClub 为您创建账户。请通过此链接设置密码，链接 7 天内有效：\n\n{link}\n\nTreadClub",
  "mail.second_step_reset.subject": "您的第二步验证已被移除",
  "mail.second_step_reset.text":
    "{greeting}\n\n管理员已移除您 TreadClub 账户的第二步验证：通行密钥、验证器应用和恢复码均已失效，您已在所有设备上退出登录。请用密码登录并重新设置第二步。\n\n如果这不是您要求的，请立即设置新密码并告知我们。\n\nTreadClub",
  "mail.complaint_received.subject": "我们已收到您的投诉 {reference}",
  "mail.complaint_received.text":
    "您好，\n\n我们收到了用此邮箱提交的有关个人数据处理的投诉，编号为 {reference}。我们会阅读并在 {day} 之前给您回信。\n\n您也可以随时向英国信息专员投诉：https://ico.org.uk/make-a-complaint\n\n如果您没有给我们写信，请忽略此邮件。\n\nTreadClub",
  "mail.complaint_acknowledged.subject": "我们正在处理您的投诉 {reference}",
  "mail.complaint_acknowledged.text":
    "{greeting}\n\n我们已阅读您的投诉 {reference} 并正在调查。一旦查明情况和处理办法，我们会再次给您写信。\n\nTreadClub",
  "mail.complaint_answered.subject": "对您的投诉 {reference} 的答复",
  "mail.complaint_answered.text":
    "{greeting}\n\n以下是我们对您的投诉 {reference} 的答复：\n\n{answer}\n\n如果您不同意，可以向英国信息专员投诉：https://ico.org.uk/make-a-complaint\n\nTreadClub",
  "mail.complaint_due.subject": "投诉 {reference} 必须确认收到",
  "mail.complaint_due.text": {
    other:
      "{greeting}\n\n有关个人数据的投诉 {reference} 尚未确认收到。依照法律，必须在 {count} 天内完成。\n\n{link}\n\nTreadClub",
  },
};
