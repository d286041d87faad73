import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { csvFile } from "./csv.ts";
import type { Sheet } from "./sheet.ts";
import { xlsxFile } from "./xlsx.ts";

const columns: Sheet["columns"] = [
  { heading: "Club", kind: "text", width: 30 },
  { heading: "Day", kind: "day", width: 12 },
  { heading: "Used", kind: "whole", width: 10 },
  { heading: "Taken off (£)", kind: "pounds", width: 14 },
];
const sheetOf = (texts: readonly string[]): Sheet => ({
  name: "Vouchers: [all]",
  columns,
  rows: texts.map((text) => [text, "2026-03-29", 1_234, -1_050]),
});
const formulas = [
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  " =1",
  "\n=1",
  "＝1",
  "\u{200B}=1",
  '=HYPERLINK("http://x","y")',
];
const rtl = "نادي الإطارات, שלום";
const long = "x".repeat(10_000);

const csvOf = async (texts: readonly string[]) => {
  const file = await csvFile(sheetOf(texts));
  return { bytes: file, rows: recordsOf(file.toString("utf8").slice(1)) };
};

/** Reads RFC 4180. */
function recordsOf(text: string): string[][] {
  const cells = [...text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of cells) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

describe("CSV", () => {
  it("begins with a byte order mark, and has ISO days and pounds with two decimals", async () => {
    const { bytes, rows } = await csvOf(["Spring club"]);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(rows).toEqual([
      ["Club", "Day", "Used", "Taken off (£)"],
      ["Spring club", "2026-03-29", "1234", "-10.50"],
    ]);
  });

  it("makes formulas harmless", async () => {
    const { rows } = await csvOf(formulas);
    expect(rows.slice(1).map(([text]) => text)).toEqual(formulas.map((text) => `'${text}`));
  });

  it("keeps commas, quotes, line breaks, emoji, right-to-left and 10,000 characters", async () => {
    const texts = ['a,b "c"', "two\r\nlines", "🛞 club 🚗", rtl, long, "' quoted", ""];
    expect((await csvOf(texts)).rows.slice(1).map(([text]) => text)).toEqual(texts);
  });
});

async function worksheetOf(texts: readonly string[]) {
  const parts = unzipSync(await xlsxFile(sheetOf(texts)));
  const textOf = (path: string) => new TextDecoder().decode(parts[path]);
  const worksheet = textOf("xl/worksheets/sheet1.xml");
  const cells = [...worksheet.matchAll(/<c r="A(\d+)" s="2" t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t>/gs)];
  return {
    worksheet,
    workbook: textOf("xl/workbook.xml"),
    names: Object.keys(parts),
    texts: cells.map(([, , text]) => text),
  };
}

describe("a workbook", () => {
  it("has dates and numbers, and a name that is allowed", async () => {
    const { worksheet, workbook, names } = await worksheetOf(["Spring club"]);
    expect(names).toContain("[Content_Types].xml");
    expect(workbook).toContain('<sheet name="Vouchers   all " sheetId="1"');
    expect(worksheet).toContain(
      '<c r="B2" s="3"><v>46110</v></c><c r="C2" s="0"><v>1234</v></c><c r="D2" s="4"><v>-10.5</v></c>',
    );
  });

  it("has no formula: what looks like one is a cell of text", async () => {
    const { worksheet, texts } = await worksheetOf(formulas);
    expect(worksheet).not.toContain("<f>");
    expect(texts).toHaveLength(formulas.length);
    expect(texts[0]).toBe("=1+1");
  });

  it("keeps emoji, right-to-left and 10,000 characters, and escapes what XML reads itself", async () => {
    const { texts } = await worksheetOf([
      "🛞 club 🚗",
      rtl,
      long,
      '<a href="x">&</a>',
      "_x0041_",
      "a\u{0}\u{1F}b\u{D800}",
    ]);
    expect(texts).toEqual([
      "🛞 club 🚗",
      rtl,
      long,
      "&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;",
      "_x005F_x0041_",
      "ab\u{FFFD}",
    ]);
  });

  it("holds many rows", async () => {
    const { texts } = await worksheetOf(Array.from({ length: 2_001 }, (_, n) => `Club ${n}`));
    expect([texts.length, texts.at(-1)]).toEqual([2_001, "Club 2000"]);
  });
});
