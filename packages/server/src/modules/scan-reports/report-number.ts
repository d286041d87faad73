import type { ReportedScan } from "#modules/scans";

/** What people quote; another one after each change of the result. */
export const reportNumber = ({ id, version }: Pick<ReportedScan, "id" | "version">): string => `TC-${id}-${version}`;
