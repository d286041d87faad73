import { csvFile } from "./csv.ts";
import type { Sheet } from "./sheet.ts";

/** The content type of each kind of file. */
export const sheetTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
export type SheetType = keyof typeof sheetTypes;

/** Returns a sheet as a file; what writes workbooks is loaded with the first one. */
export async function sheetFile(type: SheetType, sheet: Sheet): Promise<Buffer> {
  if (type === "csv") return csvFile(sheet);
  const { xlsxFile } = await import("./xlsx.ts");
  return xlsxFile(sheet);
}
