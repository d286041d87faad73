import type { Translate } from "@treadclub/texts";
import { formatMm } from "@treadclub/texts/format";
import { formatDayTime, formatMiles } from "@treadclub/texts/format-dates";
import type { ReportedScan } from "#modules/scans";
import type { Fact } from "./sheet.ts";

/** How a tyre was measured, by whom and when. Companies are named, people are not. */
export function howFacts(scan: ReportedScan, t: Translate): Fact[] {
  const method = scan.type === "sidewall" ? "review" : scan.method;
  const atUk = (instant: string): string => t("report.how.ukTime", { date: formatDayTime(instant, t.locale) });
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    [t("report.how.method"), method && t(`report.how.method.${method}`)],
    [t("report.how.accuracy"), accuracyOf(scan, t)],
    [t("report.how.by"), measuredBy(scan, t)],
    [t("report.how.photos"), scan.photos.length === 0 ? null : takenBy(scan, t)],
    [t("report.how.sent"), scan.photos.length === 0 && method === "gauge" ? null : atUk(scan.submittedAt)],
    [t("report.how.result"), scan.completedAt && atUk(scan.completedAt)],
    [t("report.how.size"), scan.tyreSize],
    [t("report.how.mileage"), scan.mileage === null ? null : formatMiles(scan.mileage, t.locale)],
  ];
  return rows.flatMap(([label, value]) => (value === null || value === "" ? [] : [{ label, value }]));
}

const accuracyOf = ({ uncertaintyMm }: ReportedScan, t: Translate): string | null =>
  uncertaintyMm === null ? null : t("report.how.plusMinus", { plusMinus: formatMm(uncertaintyMm, t.locale) });

function measuredBy(scan: ReportedScan, t: Translate): string {
  if (scan.reviewedBy === "member") return scan.memberName ?? t("report.how.fitter");
  if (scan.reviewedBy === "admin") return t("report.how.by.platform");
  if (scan.method === "gauge") return takenBy(scan, t);
  return t(scan.method === "remote" ? "report.how.by.service" : "report.how.by.platform");
}

const takenBy = ({ isByFitter, memberName }: ReportedScan, t: Translate): string =>
  isByFitter ? (memberName ?? t("report.how.fitter")) : t("report.how.by.driver");
