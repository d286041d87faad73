import type { mailAccounts as english } from "../../en/mail/accounts.ts";
import type { Translation } from "../../types.ts";

export const mailAccounts: Translation<typeof english> = {
  "mail.reset_password.subject": "设置新的 TreadClub 密码",
  "mail.reset_password.text":
    "{greeting}\n\n有人请求为您的账户设置新密码。请在一小时内通过此链接设置，链接仅可使用一次：\n\n{link}\n\n如果不是您本人操作，请忽略此邮件，您的密码不会改变。\n\nTreadClub",
  "mail.new_password.subject": "您的密码已更改",
  "mail.new_password.text":
    "{greeting}\n\n您的密码已通过我们发送到此邮箱的链接更改，所有设备均已退出登录。\n\n如果不是您本人操作，请立即索取新链接并重新设置密码：{link}\n\nTreadClub",
  "mail.confirm_email.subject": "请确认您的邮箱地址",
  "mail.confirm_email.text":
    "{greeting}\n\n请确认此邮箱属于您。链接在 7 天内有效：\n\n{link}\n\n如果您没有注册 TreadClub，请忽略此邮件。\n\nTreadClub",
  "mail.email_change_old.subject": "您的邮箱地址即将更改",
  "mail.email_change_old.text":
    "{greeting}\n\n您请求今后使用 {email}。请在 24 小时内在此确认；我们也会向新邮箱发送确认：\n\n{link}\n\n如果不是您本人操作，请勿确认，并在您的账户中取消更改、设置新密码：{profile}\n\nTreadClub",
  "mail.email_change_new.subject": "请确认您的新邮箱地址",
  "mail.email_change_new.text":
    "{greeting}\n\n您请求在账户中使用此邮箱。请在 24 小时内在此确认；我们也会向原邮箱发送确认：\n\n{link}\n\n如果您对此并不知情，请忽略此邮件。\n\nTreadClub",
  "mail.email_changed.subject": "您的邮箱地址已更改",
  "mail.email_changed.text":
    "{greeting}\n\n从现在起，您使用 {email} 登录。此邮箱不再使用。\n\n如果不是您本人操作，请立即回复此邮件或联系我们。\n\nTreadClub",
  "mail.email_changed_plain.text":
    "{greeting}\n\n您的登录邮箱已更改，今后请使用新邮箱登录，此邮箱不再有效。\n\n如果不是您本人操作，请立即回复此邮件或联系我们。\n\nTreadClub",
  "mail.account_closed.subject": "您的账户已关闭",
  "mail.account_closed.text":
    "{greeting}\n\n您的账户已关闭：所有设备均已退出登录，商家不再能看到您，未完成的询价和预约已取消。\n\n账户将于 {day} 被删除。在此之前您可以随时回来：在此登录，一切将恢复原样。\n\n{link}\n\nTreadClub",
  "mail.account_erased.subject": "您的账户已删除",
  "mail.account_erased.text":
    "{greeting}\n\n您的账户已删除。您的姓名、地址、车辆和照片均已永久清除。按账务规定必须保留的预约记录不含您的姓名。\n\n这是我们发给您的最后一封邮件。\n\nTreadClub",
  "mail.notice.subject": "{sentence}",
  "mail.notice.text": "{greeting}\n\n{sentence}\n\n在此打开：{link}\n\n您可以选择接收哪些邮件：{choices}\n\nTreadClub",
  "mail.my_data.readme":
    "TreadClub：截至 {day} 存储的关于您的全部信息\n\ndata.json 以其他程序可读取的形式保存您的数据。各部分名称为英文：\n  profile、sign_in、sessions：您的资料与登录方式\n  company：您在此任职的公司（如有）\n  consents：您同意和撤回的内容及时间\n  notifications、notification_choices、messages：我们告知您的内容，以及您希望收到的消息\n  vehicles、scans、credits：您的车辆、轮胎扫描和扫描余额\n  clubs、vouchers、quotes、bookings：您加入、获得、询问和预约的内容\n  who_looked：我们的员工何时以您的名义操作，以及原因\n部分内容仅车主才有。\n\nphotos/ 中是您扫描的照片。data.json 中的扫描以文件名标明其照片。\n\n时间为 UTC，金额以便士为单位。\n",
};
