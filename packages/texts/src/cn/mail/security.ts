import type { mailSecurity as english } from "../../en/mail/security.ts";
import type { Translation } from "../../types.ts";

export const mailSecurity: Translation<typeof english> = {
  "mail.password_changed.subject": "您的 TreadClub 密码已更改",
  "mail.password_changed.text": "您的 TreadClub 密码刚刚更改，其他设备均已退出登录。\n\n如非本人操作，请立即重置密码。",
  "mail.password_changed.button": "重置密码",
  "mail.passkey_added.subject": "您的账户新增了通行密钥",
  "mail.passkey_added.text":
    "通行密钥“{name}”已添加到您的 TreadClub 账户，今后可用它登录。\n\n如非本人操作，请将其移除并设置新密码。",
  "mail.passkey_added.button": "查看账户",
  "mail.passkey_added_plain.text":
    "您的 TreadClub 账户新增了一个通行密钥，今后可用它登录。\n\n如非本人操作，请将其移除并设置新密码。",
  "mail.passkey_removed.subject": "您的账户移除了通行密钥",
  "mail.passkey_removed.text":
    "通行密钥“{name}”已从您的 TreadClub 账户移除，不能再用它登录。\n\n如非本人操作，请检查账户并设置新密码。",
  "mail.passkey_removed.button": "查看账户",
  "mail.passkey_removed_plain.text":
    "您的 TreadClub 账户移除了一个通行密钥，不能再用它登录。\n\n如非本人操作，请检查账户并设置新密码。",
  "mail.totp_added.subject": "已启用身份验证器",
  "mail.totp_added.text": "今后登录 TreadClub 需要输入身份验证器中的验证码。\n\n如非本人操作，请检查账户并设置新密码。",
  "mail.totp_added.button": "查看账户",
  "mail.totp_removed.subject": "已停用身份验证器",
  "mail.totp_removed.text": "今后登录 TreadClub 不再需要身份验证器的验证码。\n\n如非本人操作，请检查账户并设置新密码。",
  "mail.totp_removed.button": "查看账户",
  "mail.recovery_codes_new.subject": "已生成新的恢复码",
  "mail.recovery_codes_new.text":
    "我们为您的 TreadClub 账户生成了新的恢复码，原来的恢复码已失效。\n\n如非本人操作，请检查账户并设置新密码。",
  "mail.recovery_codes_new.button": "查看账户",
  "mail.recovery_code_used.subject": "有人用恢复码登录了您的账户",
  "mail.recovery_code_used.text":
    "有人用恢复码登录了您的 TreadClub 账户，该恢复码已失效。剩余恢复码：{left} 个。您可以在账户中重新生成。\n\n如非本人操作，请立即设置新密码。",
  "mail.recovery_code_used.button": "查看账户",
};
