import type { mailOrders as english } from "../../en/mail/orders.ts";
import type { Translation } from "../../types.ts";

export const mailOrders: Translation<typeof english> = {
  "mail.order_paid.subject": "您的收据 {reference}",
  "mail.order_paid.text":
    "感谢您的购买，扫描次数已存入账户。\n\n{lines}\n\n赠送的扫描次数{free_until}到期，其余长期有效。\n\n您已要求立即开始使用。{cancel_until}前仍可取消订单：我们会扣除已用次数对应的金额，退还余款。",
  "mail.order_paid.button": "查看收据",
  "mail.order_refunded.subject": "{reference} 已退款 {amount}",
  "mail.order_refunded.text":
    "款项将退回您付款时使用的银行卡，通常需要 5 至 10 天。该套餐未使用的扫描次数已从账户扣除。",
  "mail.order_refunded.button": "查看订单",
  "mail.order.pack": { other: "{count} 次扫描 + 赠送 {free} 次" },
  "mail.order.paidOn": "付款日期：{day}",
  "mail.order.total": "合计：{total}",
  "mail.order.vat": "含增值税（{rate}%）：{vat}",
  "mail.order.vatNumber": "增值税号：{number}",
  "mail.order.test": "测试付款，未实际扣款。",
};
