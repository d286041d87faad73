import type { mailSecurity as english } from "../../en/mail/security.ts";
import type { Translation } from "../../types.ts";

export const mailSecurity: Translation<typeof english> = {
  "mail.password_changed.subject": "您的 TreadClub 密码已更改",
  "mail.password_changed.text":
    "{greeting}\n\n您的 TreadClub 账户密码刚刚已更改，其他所有登录都已结束。\n\n如果不是您本人操作，请立即设置新密码：{link}\n\nTreadClub",
  "mail.passkey_added.subject": "您的账户新增了一个通行密钥",
  "mail.passkey_added.text":
    "{greeting}\n\n通行密钥“{name}”已添加到您的 TreadClub 账户，今后您可以用它登录。\n\n如果不是您本人操作，请在此移除它并设置新密码：{link}\n\nTreadClub",
  "mail.passkey_added_plain.text":
    "{greeting}\n\n您的 TreadClub 账户新增了一个通行密钥，今后可用它登录。\n\n如果不是您本人操作，请在此移除它并设置新密码：{link}\n\nTreadClub",
  "mail.passkey_removed.subject": "您的账户移除了一个通行密钥",
  "mail.passkey_removed.text":
    "{greeting}\n\n通行密钥“{name}”已从您的 TreadClub 账户中移除，不能再用它登录。\n\n如果不是您本人操作，请在此检查您的账户并设置新密码：{link}\n\nTreadClub",
  "mail.passkey_removed_plain.text":
    "{greeting}\n\n您的 TreadClub 账户移除了一个通行密钥，今后不能再用它登录。\n\n如果不是您本人操作，请在此检查您的账户并设置新密码：{link}\n\nTreadClub",
  "mail.totp_added.subject": "已启用身份验证器应用",
  "mail.totp_added.text":
    "{greeting}\n\n现在登录您的 TreadClub 账户需要输入身份验证器应用的验证码。\n\n如果不是您本人操作，请在此检查您的账户并设置新密码：{link}\n\nTreadClub",
  "mail.totp_removed.subject": "已停用身份验证器应用",
  "mail.totp_removed.text":
    "{greeting}\n\n现在登录您的 TreadClub 账户不再需要身份验证器应用的验证码。\n\n如果不是您本人操作，请在此检查您的账户并设置新密码：{link}\n\nTreadClub",
  "mail.recovery_codes_new.subject": "已生成新的恢复码",
  "mail.recovery_codes_new.text":
    "{greeting}\n\n您的 TreadClub 账户已生成新的恢复码，之前的恢复码不再有效。\n\n如果不是您本人操作，请在此检查您的账户并设置新密码：{link}\n\nTreadClub",
  "mail.recovery_code_used.subject": "一个恢复码已被使用",
  "mail.recovery_code_used.text":
    "{greeting}\n\n有人用恢复码登录了您的 TreadClub 账户，该恢复码已失效。剩余恢复码：{left} 个。您可以在此生成新的恢复码：\n\n{link}\n\n如果不是您本人操作，请立即设置新密码。\n\nTreadClub",
};
