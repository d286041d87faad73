import type { Area } from "../../types.ts";

/** Reports of scans, which go with the mail as a file. */
export const mailReports = {
  "mail.scan_report.subject": "Your tyre report: {tyre}, {plate}",
  "mail.scan_report.text":
    "Here’s the report of your scan: {tyre} of {plate}. It’s attached as a PDF, to keep, print or show to a fitter.",
  "mail.scan_report.button": "See the result",
  "mail.scan_report_fitter.subject": "{company} sent you a tyre report: {tyre}, {plate}",
  "mail.scan_report_fitter.text":
    "{company} scanned your car and sent you the report: {tyre} of {plate}. It’s attached as a PDF, to keep or print.",
  "mail.scan_report_fitter.button": "See the result",
  "mail.scan_report_fitter_plain.subject": "Your fitter sent you a tyre report: {tyre}, {plate}",
  "mail.scan_report_fitter_plain.text":
    "Your fitter scanned your car and sent you the report: {tyre} of {plate}. It’s attached as a PDF, to keep or print.",
  "mail.scan_report_fitter_plain.button": "See the result",
} as const satisfies Area;
