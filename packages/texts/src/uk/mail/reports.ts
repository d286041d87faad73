import type { mailReports as english } from "../../en/mail/reports.ts";
import type { Translation } from "../../types.ts";

export const mailReports: Translation<typeof english> = {
  "mail.scan_report.subject": "Звіт про шину: {tyre}, {plate}",
  "mail.scan_report.text":
    "Звіт про ваш скан: {tyre}, {plate}. Він у вкладеному PDF: його можна зберегти, надрукувати або показати на шиномонтажі.",
  "mail.scan_report.button": "Переглянути результат",
  "mail.scan_report_fitter.subject": "Звіт про шину від {company}: {tyre}, {plate}",
  "mail.scan_report_fitter.text":
    "{company} надсилає звіт про скан вашого авто: {tyre}, {plate}. Він у вкладеному PDF: його можна зберегти або надрукувати.",
  "mail.scan_report_fitter.button": "Переглянути результат",
  "mail.scan_report_fitter_plain.subject": "Звіт про шину від шиномонтажу: {tyre}, {plate}",
  "mail.scan_report_fitter_plain.text":
    "Шиномонтаж надсилає звіт про скан вашого авто: {tyre}, {plate}. Він у вкладеному PDF: його можна зберегти або надрукувати.",
  "mail.scan_report_fitter_plain.button": "Переглянути результат",
};
