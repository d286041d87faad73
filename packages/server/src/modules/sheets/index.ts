export { sheetFile, sheetTypes, type SheetType } from "./sheet-file.ts";
export type { Sheet } from "./sheet.ts";
