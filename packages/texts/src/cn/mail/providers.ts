import type { mailProviders as english } from "../../en/mail/providers.ts";
import type { Translation } from "../../types.ts";

export const mailProviders: Translation<typeof english> = {
  "mail.provider_linked.subject": "TreadClub 新增了登录方式",
  "mail.provider_linked.text":
    "{greeting}\n\n您的 TreadClub 账户已关联一个第三方登录账户，今后可以用它登录。\n\n如果不是您本人操作，请打开账户的“安全”页面将其移除，并设置新密码。\n\nTreadClub",
  "mail.provider_unlinked.subject": "已移除一种登录方式",
  "mail.provider_unlinked.text":
    "{greeting}\n\n第三方登录账户已从您的 TreadClub 账户移除，今后不能再用它登录。\n\n如果不是您本人操作，请立即设置新密码。\n\nTreadClub",
  "mail.provider_link.subject": "关联您的账户",
  "mail.provider_link.text":
    "{greeting}\n\n有人以您的邮箱通过第三方登录，并希望使用您的 TreadClub 账户。如果是您本人，请在 1 小时内打开此链接，完成关联并登录：\n\n{link}\n\n如果不是您，请忽略此邮件，不会关联任何账户。\n\nTreadClub",
};
