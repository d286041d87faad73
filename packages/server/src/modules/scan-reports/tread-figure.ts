import { ADVISED_MM, LEGAL_MM, type TreadDepths } from "@treadclub/rules";
import type { Translate } from "@treadclub/texts";
import { formatMm } from "@treadclub/texts/format";
import { colours, tones } from "./look.ts";
import { printable, use, type Pdf, type Sheet } from "./sheet.ts";

const perMm = 12;
const drawnWidth = 330;
const labelHeight = 42;
/** Where the three depths were taken. */
const grooves = [60, 165, 270] as const;

/** The worn surface through three depths, with the two limits. */
export function drawTread(sheet: Sheet, depths: TreadDepths, t: Translate): void {
  const mm = (depth: number): string => formatMm(depth, t.locale);
  const { innerMm, middleMm, outerMm } = depths;
  const alt = t("report.figure", { inner: mm(innerMm), middle: mm(middleMm), outer: mm(outerMm) });
  const floor = Math.min(mostMm, Math.max(innerMm, middleMm, outerMm, ADVISED_MM) + 1) * perMm;
  sheet.block({ tag: "Figure", height: floor + labelHeight, alt: printable(alt) }, (pdf, x, y) => {
    const base = y + floor;
    drawSurface(pdf, x, base, [innerMm, middleMm, outerMm]);
    drawLimit(pdf, { x, y: base - ADVISED_MM * perMm, label: t("ui.tread.advised"), colour: tones.soon });
    drawLimit(pdf, { x, y: base - LEGAL_MM * perMm, label: t("ui.tread.legal"), colour: tones.now });
    const places = [t("ui.tread.inner"), t("ui.tread.middle"), t("ui.tread.outer")];
    [innerMm, middleMm, outerMm].forEach((depth, at) => {
      const left = x + (grooves[at] ?? 0) - 50;
      centred(pdf, t("ui.tread.mm", { mm: mm(depth) }), left, base + 12, true);
      centred(pdf, places[at] ?? "", left, base + 26, false);
    });
  });
}

const mostMm = 9.2;

function centred(pdf: Pdf, text: string, x: number, y: number, bold: boolean): void {
  use(pdf, { size: bold ? 11 : 10, bold }).text(printable(text), x, y, {
    width: 100,
    align: "center",
    lineBreak: false,
  });
}

function drawSurface(pdf: Pdf, x: number, base: number, depths: readonly number[]): void {
  const [a = 0, b = 0, c = 0] = depths.map((mm) => base - Math.min(mostMm, mm) * perMm);
  pdf
    .moveTo(x, base + 8)
    .lineTo(x + 4, a + 8)
    .quadraticCurveTo(x + 8, a, x + 24, a)
    .lineTo(x + grooves[0] + 30, a)
    .lineTo(x + grooves[1] - 30, b)
    .lineTo(x + grooves[1] + 30, b)
    .lineTo(x + grooves[2] - 30, c)
    .lineTo(x + drawnWidth - 24, c)
    .quadraticCurveTo(x + drawnWidth - 8, c, x + drawnWidth - 4, c + 8)
    .lineTo(x + drawnWidth, base + 8)
    .closePath()
    .fill(colours.rubber);
  // The grooves run down to the base of the tread.
  [a, b, c].forEach((top, at) => {
    pdf.rect(x + (grooves[at] ?? 0) - 7, top, 14, base - top).fill("#e7e1d5");
  });
}

interface Limit {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly colour: { readonly ink: string; readonly ground: string };
}

function drawLimit(pdf: Pdf, { x, y, label, colour }: Limit): void {
  const line = (): Pdf => pdf.moveTo(x, y).lineTo(x + drawnWidth + 8, y);
  // A pale line below shows the dashes on rubber and on paper.
  pdf.save();
  line().lineWidth(3).stroke(colour.ground);
  line().lineWidth(1.2).dash(4, { space: 3 }).stroke(colour.ink);
  pdf.restore();
  use(pdf, { size: 9, colour: colour.ink }).text(printable(label), x + drawnWidth + 14, y - 6, {
    width: 150,
    lineBreak: false,
  });
}
