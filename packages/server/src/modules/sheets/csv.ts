import { eachPart, type CellKind, type Sheet } from "./sheet.ts";

/** Excel reads UTF-8 only behind a byte order mark. */
const byteOrderMark = "\u{FEFF}";

/** Returns a sheet as CSV: RFC 4180, UTF-8, with nothing in it that a spreadsheet takes for a formula. */
export async function csvFile({ columns, rows }: Sheet): Promise<Buffer> {
  const line = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;
  const parts = [Buffer.from(byteOrderMark + line(columns.map(({ heading }) => textCell(heading))))];
  await eachPart(rows, (part) => {
    const lines = part.map((row) => line(columns.map(({ kind }, at) => cellOf(kind, row[at] ?? ""))));
    parts.push(Buffer.from(lines.join("")));
  });
  return Buffer.concat(parts);
}

function cellOf(kind: CellKind, value: string | number): string {
  if (kind === "pounds") return (Number(value) / 100).toFixed(2);
  return kind === "text" ? textCell(String(value)) : String(value);
}

/** Spreadsheets take what begins so for a formula, in East Asian width as well. */
const beginsFormula = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

function textCell(text: string): string {
  const harmless = beginsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n\t']|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
