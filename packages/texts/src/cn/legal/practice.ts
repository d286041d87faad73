import type { Translation } from "../../types.ts";
import type { practice as english } from "../../en/legal/practice.ts";

export const practice: Translation<typeof english> = {
  "legal.practice.title": "如何拍好轮胎",
  "legal.practice.lead": "五分钟，每条轮胎三张照片。每条沟纹都清楚，就不用重拍。",
  "legal.practice.before": "开始之前",
  "legal.practice.safe": "站在安全处",
  "legal.practice.safeText": "平地，远离车流。拉手刹，熄火。轮胎和刹车热的话，先等它们冷却。",
  "legal.practice.turn": "转动车轮",
  "legal.practice.turnText": "拍前轮时，把方向盘打到底，让胎面朝向您。拍后轮时，蹲在车后。",
  "legal.practice.clean": "干净、干燥",
  "legal.practice.cleanText": "擦去泥土，抠掉石子。水会反光，遮住沟纹。",
  "legal.practice.photos": "拍照",
  "legal.practice.distance": "距离约 30 厘米",
  "legal.practice.distanceText": "胎面从一边到另一边占满画面。手机正对胎面，不要从上往下拍。",
  "legal.practice.light": "光线均匀",
  "legal.practice.lightText": "日光最好。阴影处或天黑后请打开手电。不要逆光拍摄。",
  "legal.practice.still": "拿稳",
  "legal.practice.stillText": "点一下胎面让它清晰，呼气，再按。照片模糊、太暗或太亮，手机会马上提示。",
  "legal.practice.examples": "哪张照片能读",
  "legal.practice.good": "清晰、占满、光线均匀：可以读取",
  "legal.practice.far": "太远：沟纹太小",
  "legal.practice.dark": "太暗：沟纹连成一片",
  "legal.practice.blurred": "晃动：没有清晰的边缘",
  "legal.practice.start": "扫描轮胎",
  "legal.practice.signUp": "注册并扫描",
};
