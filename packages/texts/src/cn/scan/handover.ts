import type { handover as english } from "../../en/scan/handover.ts";
import type { Translation } from "../../types.ts";

export const handover: Translation<typeof english> = {
  "scan.handover.text": "用手机相机对准此二维码。您将立即在手机上以已登录状态继续，结果会显示在这里。",
  "scan.handover.qr": "在手机上继续此页面的二维码",
  "scan.handover.type": "或在手机上打开 {address} 并输入：",
  "scan.handover.copy": "复制链接",
  "scan.handover.copied": "链接已复制。请只发送到您自己的手机。",
  "scan.handover.copyFailed": "复制失败。请使用二维码或短码。",
  "scan.handover.once": "仅可使用一次，有效期 5 分钟，之后会显示新的。使用者将以您的身份登录：请勿给他人看。",
  "scan.handover.taken": "您的手机已接手",
  "scan.handover.wait": "请在手机上拍照。保持此页面打开：照片会自动显示在这里。",
  "scan.handover.arrived": { other: "已收到 {count} 次扫描。" },
  "scan.handover.again": "显示新的二维码",
};
