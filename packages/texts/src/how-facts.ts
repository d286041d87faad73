import { formatDayTime, formatMiles } from "./format-dates.ts";
import { formatMm } from "./format.ts";
import type { Translate } from "./translate.ts";

/** What a report says of the way a tyre was measured. */
export interface MeasuredTyre {
  readonly type: "tyre" | "sidewall" | "measurement";
  readonly method: "review" | "gauge" | "remote" | "sandbox" | null;
  readonly uncertaintyMm: number | null;
  /** For whom it was judged or measured with a gauge; null where nobody had to. */
  readonly reviewedBy: "member" | "admin" | null;
  readonly isByFitter: boolean;
  readonly memberName: string | null;
  readonly photos: readonly unknown[];
  readonly submittedAt: string;
  readonly completedAt: string | null;
  readonly tyreSize: string;
  readonly mileage: number | null;
}

/** How a tyre was measured, by whom and when. Companies are named, people are not. */
export function howFacts(scan: MeasuredTyre, t: Translate): { readonly label: string; readonly value: string }[] {
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

const accuracyOf = ({ uncertaintyMm }: MeasuredTyre, t: Translate): string | null =>
  uncertaintyMm === null ? null : t("report.how.plusMinus", { plusMinus: formatMm(uncertaintyMm, t.locale) });

function measuredBy(scan: MeasuredTyre, t: Translate): string {
  if (scan.reviewedBy === "member") return scan.memberName ?? t("report.how.fitter");
  if (scan.reviewedBy === "admin") return t("report.how.by.platform");
  if (scan.method === "gauge") return takenBy(scan, t);
  return t(scan.method === "remote" ? "report.how.by.service" : "report.how.by.platform");
}

const takenBy = ({ isByFitter, memberName }: MeasuredTyre, t: Translate): string =>
  isByFitter ? (memberName ?? t("report.how.fitter")) : t("report.how.by.driver");
