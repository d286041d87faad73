import type { officePieces as english } from "../../en/office/pieces.ts";
import type { Translation } from "../../types.ts";

export const officePieces: Translation<typeof english> = {
  "office.rows.up": "上移{name}",
  "office.rows.down": "下移{name}",
  "office.rows.remove": "删除{name}",
  "office.rows.added": "已添加{name}，共 {count} 项。",
  "office.rows.removed": "已删除{name}，还剩 {count} 项。",
  "office.rows.moved": "已移至第 {number} 位，共 {count} 项。",
  "office.choose.none": "没有匹配的结果。",
  "office.choose.searching": "正在搜索…",
  "office.choose.clear": "清除{label}",
  "office.range.any": "不限日期",
  "office.range.from": "开始",
  "office.range.to": "结束",
  "office.range.today": "今天",
  "office.range.week": "未来 7 天",
  "office.range.month": "最近 30 天",
  "office.range.since": "{day}起",
  "office.range.until": "截至{day}",
  "office.range.between": "{from}至{to}",
  "office.range.order": "结束日期早于开始日期。",
};
