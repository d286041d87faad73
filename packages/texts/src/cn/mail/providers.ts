import type { mailProviders as english } from "../../en/mail/providers.ts";
import type { Translation } from "../../types.ts";

export const mailProviders: Translation<typeof english> = {
  "mail.provider_linked.subject": "TreadClub 新增了登录方式",
  "mail.provider_linked.text":
    "您的 TreadClub 账户已关联一个第三方账户（如 Google），今后可用它登录。\n\n如非本人操作，请在账户的“安全”页面将其移除，并设置新密码。",
  "mail.provider_unlinked.subject": "已移除一种登录方式",
  "mail.provider_unlinked.text":
    "第三方账户已与您的 TreadClub 账户解除关联，不能再用它登录。\n\n如非本人操作，请立即设置新密码。",
  "mail.provider_link.subject": "关联您的账户",
  "mail.provider_link.text":
    "有人以您的邮箱通过第三方登录，想使用您的 TreadClub 账户。如果是您本人，请在一小时内关联，随后自动登录。",
  "mail.provider_link.button": "关联账户",
  "mail.provider_link.after": "如果不是您，请忽略此邮件，不会关联任何账户。",
};
