import type { entrySignIn as english } from "../../en/entry/sign-in.ts";
import type { Translation } from "../../types.ts";

export const entrySignIn: Translation<typeof english> = {
  "entry.signIn.google": "使用 {provider} 继续",
  "entry.signIn.or": "或",
  "entry.signIn.passkey": "用通行密钥登录",
  "entry.signIn.passkeyFailed": "通行密钥未能登录。请重试，或使用密码。",
  "entry.signIn.forgotten": "忘记密码？",
  "entry.signIn.unconfirmed": "请先确认邮箱：打开我们发给您的链接。",
  "entry.signIn.haveAccount": "已有账户？",
  "entry.signIn.unknownGuard": "登录尚未完成。请重新开始，或写信至 {email}。",

  "entry.step.title": "还差一步",
  "entry.step.lead": "您的账户需要第二次验证身份。",
  "entry.step.totp": "验证器应用中的验证码",
  "entry.step.totpHint": "6 位数字，每 30 秒更新一次。",
  "entry.step.recovery": "恢复码",
  "entry.step.recoveryHint": "设置第二步时保存的恢复码之一，每个只能用一次。",
  "entry.step.passkeyText": "您的设备会要求指纹、面容或 PIN 码。",
  "entry.step.usePasskey": "使用我的通行密钥",
  "entry.step.useTotp": "使用应用中的验证码",
  "entry.step.useRecovery": "使用恢复码",
  "entry.step.other": "其他方式",
  "entry.step.submit": "登录",
  "entry.step.enterCode": "必须输入验证码。",
  "entry.step.again": "重新开始",
  "entry.step.stuck": "这些都不在手边？请写信至 {email}。",

  "entry.back.title": "您已关闭此账户",
  "entry.back.text": "账户会保留 30 天。重新打开后，除已取消的内容外，一切都在原处。",
  "entry.back.open": "重新打开我的账户",
  "entry.back.leave": "保持关闭",
  "entry.back.welcome": "欢迎回来，{name}。",
  "entry.back.late": "时间过长。请重新登录后再打开账户。",
};
