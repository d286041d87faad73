import { Zip, ZipDeflate } from "fflate";
import { eachPart, type CellKind, type Sheet } from "./sheet.ts";

/** Returns a sheet as a workbook (Office Open XML) with one worksheet: text cells, real dates and numbers, no formulas. */
export async function xlsxFile(sheet: Sheet): Promise<Buffer> {
  const zip = openWorkbook();
  for (const [path, text] of Object.entries(partsOf(sheet.name))) zip.begin(path).write(text, true);
  const worksheet = zip.begin("xl/worksheets/sheet1.xml");
  worksheet.write(headOf(sheet));
  await eachPart(sheet.rows, (part, from) =>
    worksheet.write(part.map((row, at) => rowOf(sheet, row, from + at + 2)).join("")),
  );
  worksheet.write("</sheetData></worksheet>", true);
  return zip.end();
}

function openWorkbook() {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    chunks.push(chunk);
  });
  const encoder = new TextEncoder();
  return {
    begin: (path: string) => {
      const file = new ZipDeflate(path, { level: 6 });
      zip.add(file);
      return { write: (text: string, isLast = false): void => file.push(encoder.encode(text), isLast) };
    },
    end: (): Buffer => {
      zip.end();
      if (failure) throw failure;
      return Buffer.concat(chunks);
    },
  };
}

const styles: Readonly<Record<CellKind | "heading", number>> = { whole: 0, heading: 1, text: 2, day: 3, pounds: 4 };

function headOf({ columns }: Sheet): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, at) => textCell(`${letters(at)}1`, heading, styles.heading));
  return `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData><row r="1">${headings.join("")}</row>`;
}

function rowOf({ columns }: Sheet, row: Sheet["rows"][number], number: number): string {
  const cells = columns.map(({ kind }, at) => {
    const [cell, value] = [`${letters(at)}${number}`, row[at] ?? ""];
    if (kind === "text") return textCell(cell, String(value), styles.text);
    return `<c r="${cell}" s="${styles[kind]}"><v>${numberOf(kind, value)}</v></c>`;
  });
  return `<row r="${number}">${cells.join("")}</row>`;
}

const dayMs = 86_400_000;
/** Days are counted from here. */
const epochMs = Date.UTC(1899, 11, 30);

function numberOf(kind: CellKind, value: string | number): number {
  if (kind === "day") return (Date.parse(`${value}T00:00:00Z`) - epochMs) / dayMs;
  return kind === "pounds" ? Number(value) / 100 : Number(value);
}

const mostCharacters = 32_767;

function textCell(cell: string, text: string, style: number): string {
  return `<c r="${cell}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, mostCharacters))}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "_x000D_",
};

/** XML has no control characters, and a workbook reads `_x0041_` as a letter. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, "_x005F_")
    // oxlint-disable-next-line no-control-regex -- the characters that XML does not allow.
    .replaceAll(/[\u{0}-\u{8}\u{B}\u{C}\u{E}-\u{1F}\u{FFFE}\u{FFFF}]/gu, "")
    .replaceAll(/[&<>"\r]/g, (character) => entities[character] ?? "");

const letters = (at: number): string =>
  (at < 26 ? "" : letters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26));

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The other parts of a workbook by their path. A cell of text keeps its apostrophe: edited, it stays text. */
const partsOf = (name: string): Readonly<Record<string, string>> => ({
  "[Content_Types].xml": `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  "_rels/.rels": `${xml}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `${xml}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  "xl/workbook.xml": `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/styles.xml": `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
});

/** At most 31 characters, and none of those that addresses of cells need. */
const sheetName = (name: string): string => escaped(name.replaceAll(/[[\]:*?/\\']/g, " ").slice(0, 31));
