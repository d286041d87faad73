import type { handover as english } from "../../en/scan/handover.ts";
import type { Translation } from "../../types.ts";

export const handover: Translation<typeof english> = {
  "scan.handover.text": "用手机扫描此二维码，即可免登录继续，结果会显示在这里。",
  "scan.handover.qr": "在手机上继续的二维码",
  "scan.handover.type": "或在手机上打开 {address} 并输入：",
  "scan.handover.copy": "复制链接",
  "scan.handover.copied": "链接已复制，请只发到自己的手机。",
  "scan.handover.copyFailed": "无法复制链接，请使用二维码或短码。",
  "scan.handover.once": "限用一次，5 分钟内有效，之后自动更新。使用者将以您的身份登录，请勿分享。",
  "scan.handover.taken": "请在手机上继续",
  "scan.handover.wait": "请在手机上拍照。保持本页打开，照片会自动出现。",
  "scan.handover.arrived": { other: "已收到 {count} 次扫描" },
  "scan.handover.again": "显示新的二维码",
};
