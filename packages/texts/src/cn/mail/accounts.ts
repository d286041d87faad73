import type { mailAccounts as english } from "../../en/mail/accounts.ts";
import type { Translation } from "../../types.ts";

export const mailAccounts: Translation<typeof english> = {
  "mail.reset_password.subject": "重置您的 TreadClub 密码",
  "mail.reset_password.text": "有人申请重置您的账户密码。链接一小时内有效，仅可使用一次。",
  "mail.reset_password.button": "设置新密码",
  "mail.reset_password.after": "如非本人操作，请忽略此邮件，您的密码不会改变。",
  "mail.new_password.subject": "您的密码已重置",
  "mail.new_password.text":
    "您的密码已通过我们发到此邮箱的链接更改，所有设备均已退出登录。\n\n如非本人操作，请立即重置密码。",
  "mail.new_password.button": "重置密码",
  "mail.confirm_email.subject": "请验证您的邮箱",
  "mail.confirm_email.text": "请验证此邮箱属于您。链接 7 天内有效。",
  "mail.confirm_email.button": "验证邮箱",
  "mail.confirm_email.after": "如果您没有注册 TreadClub，请忽略此邮件。",
  "mail.email_change_old.subject": "您的邮箱即将更改",
  "mail.email_change_old.text": "您申请将邮箱改为 {email}。请在 24 小时内确认。我们也向新邮箱发送了链接。",
  "mail.email_change_old.button": "确认更改",
  "mail.email_change_old.after": "如非本人操作，请勿确认，并在账户中取消更改、设置新密码：{profile}",
  "mail.email_change_new.subject": "请验证您的新邮箱",
  "mail.email_change_new.text": "您申请将此邮箱用于您的账户。请在 24 小时内验证。我们也向原邮箱发送了链接。",
  "mail.email_change_new.button": "验证新邮箱",
  "mail.email_change_new.after": "如果您不知情，请忽略此邮件。",
  "mail.email_changed.subject": "您的邮箱已更改",
  "mail.email_changed.text":
    "今后请使用 {email} 登录，此邮箱不再与您的账户关联。\n\n如非本人操作，请立即回复此邮件或联系我们。",
  "mail.email_changed_plain.text":
    "今后请使用新邮箱登录，此邮箱不再与您的账户关联。\n\n如非本人操作，请立即回复此邮件或联系我们。",
  "mail.account_closed.subject": "您的账户已关闭，将于{day}删除",
  "mail.account_closed.text":
    "您的账户已关闭：所有设备均已退出登录，轮胎店不再看到您，未完成的询价和预约已取消。\n\n账户将于{day}删除。改变主意了？在此之前登录，除已取消的内容外，一切都会恢复。",
  "mail.account_closed.button": "恢复账户",
  "mail.account_erased.subject": "您的账户已删除",
  "mail.account_erased.text":
    "您的账户已删除。您的姓名、地址、车辆和照片已永久清除。账务上必须保留的预约记录不再含您的姓名。\n\n这是我们发给您的最后一封邮件。",
  "mail.my_data.readme":
    "TreadClub：截至{day}我们保存的您的全部信息\n\ndata.json 以其他程序可读取的形式保存您的数据。各部分名称为英文：\n  profile、sign_in、sessions：您的资料与登录方式\n  company：您在此任职的公司（如有）\n  consents：您同意和撤回的内容及时间\n  notifications、notification_choices、messages：我们通知您的内容，以及您希望接收的消息\n  vehicles、scans、credits：您的车辆、轮胎扫描和剩余扫描次数\n  orders：您购买的扫描套餐\n  clubs、vouchers、quotes、bookings：您加入、获得、询价和预约的内容\n  who_looked：我们的员工何时代您操作，以及原因\n部分内容仅车主才有。\n\nphotos/ 中是您扫描的照片。data.json 中的扫描以文件名标明其照片。\n\n时间为 UTC，金额以便士为单位。\n",
};
