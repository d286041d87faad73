import type { mailReports as english } from "../../en/mail/reports.ts";
import type { Translation } from "../../types.ts";

export const mailReports: Translation<typeof english> = {
  "mail.scan_report.subject": "轮胎检测报告：{plate} {tyre}",
  "mail.scan_report.text": "附件是 {plate} {tyre}的检测报告（PDF），您可以保存、打印，或出示给轮胎店。",
  "mail.scan_report.button": "查看结果",
  "mail.scan_report_fitter.subject": "{company}发来轮胎检测报告：{plate} {tyre}",
  "mail.scan_report_fitter.text": "{company}检测了您的车，附件是 {plate} {tyre}的检测报告（PDF），您可以保存或打印。",
  "mail.scan_report_fitter.button": "查看结果",
  "mail.scan_report_fitter_plain.subject": "轮胎店发来轮胎检测报告：{plate} {tyre}",
  "mail.scan_report_fitter_plain.text":
    "轮胎店检测了您的车，附件是 {plate} {tyre}的检测报告（PDF），您可以保存或打印。",
  "mail.scan_report_fitter_plain.button": "查看结果",
};
