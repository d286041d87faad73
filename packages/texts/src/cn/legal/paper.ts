import type { Translation } from "../../types.ts";
import type { paper as english } from "../../en/legal/paper.ts";

export const paper: Translation<typeof english> = {
  "legal.paper.contents": "本页内容",
  "legal.paper.part": "{number}. {title}",
  "legal.paper.operator": "公司",
  "legal.paper.address": "地址",
  "legal.paper.ico": "ICO 登记号",
  "legal.paper.email": "邮箱",
  "legal.paper.changed": "自{day}起生效",
  "legal.paper.print": "打印",
  "legal.paper.versions": "版本",
  "legal.paper.since": "自{day}起",
  "legal.paper.current": "现行版本",
  "legal.paper.shown": "本页显示",
  "legal.paper.old": "这是{day}的版本，已被新版本取代。",
  "legal.paper.readCurrent": "查看现行版本",
  "legal.paper.unknown": "找不到“{version}”版本，以下为现行版本。",
  "legal.paper.translation": "本文为译文，以英文文本为准。",
  "legal.paper.others": "其他文件",
  "legal.paper.complaint": "提交数据投诉",
};
