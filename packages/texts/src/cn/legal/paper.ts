import type { Translation } from "../../types.ts";
import type { paper as english } from "../../en/legal/paper.ts";

export const paper: Translation<typeof english> = {
  "legal.paper.contents": "本页内容",
  "legal.paper.operator": "公司",
  "legal.paper.address": "地址",
  "legal.paper.ico": "ICO 登记号",
  "legal.paper.email": "邮箱",
  "legal.paper.changed": "自 {day} 起生效",
  "legal.paper.print": "打印",
  "legal.paper.versions": "版本",
  "legal.paper.since": "自 {day} 起",
  "legal.paper.current": "现行",
  "legal.paper.shown": "本页显示",
  "legal.paper.old": "这是 {day} 的版本，已被取代。",
  "legal.paper.readCurrent": "阅读现行版本",
  "legal.paper.unknown": "没有“{version}”这个版本。此处为现行版本。",
  "legal.paper.translation": "本文为译文，以英文文本为准。",
  "legal.paper.others": "其他文件",
  "legal.paper.complaint": "投诉个人数据问题",
};
