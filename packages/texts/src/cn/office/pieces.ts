import type { officePieces as english } from "../../en/office/pieces.ts";
import type { Translation } from "../../types.ts";

export const officePieces: Translation<typeof english> = {
  "office.driver.open": "车辆和扫描",
  "office.rows.up": "上移{name}",
  "office.rows.down": "下移{name}",
  "office.rows.remove": "删除{name}",
  "office.rows.added": "已添加{name}，共 {count} 项。",
  "office.rows.removed": "已删除{name}，还剩 {count} 项。",
  "office.rows.moved": "已移至第 {number} 位，共 {count} 项。",
  "office.choose.none": "没有匹配的结果。",
  "office.choose.searching": "正在搜索…",
  "office.choose.clear": "清除{label}",
};
