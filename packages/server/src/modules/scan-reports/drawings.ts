import { formatPlate } from "@treadclub/rules";
import { colours, tones, type Tone } from "./look.ts";
import { drawSign, printable, use, type Sheet } from "./sheet.ts";

/** The result in one look: its tone, its name, and what it means. */
export interface Band {
  readonly tone: Tone;
  readonly title: string;
  readonly lines: readonly string[];
}

const padding = 14;
const signSize = 34;
const textLeft = padding + signSize + 14;

export function drawBand(sheet: Sheet, { tone, title, lines }: Band): void {
  const { ink, ground } = tones[tone];
  const width = sheet.width - textLeft - padding;
  const titleLook = { size: 17, bold: true, colour: ink };
  const lineLook = { size: 10.5 };
  const titleHeight = sheet.heightOf(title, titleLook, width);
  const lineHeights = lines.map((line) => sheet.heightOf(line, lineLook, width) + 3);
  const textHeight = titleHeight + lineHeights.reduce((sum, one) => sum + one, 0);
  const height = Math.max(textHeight, signSize) + 2 * padding;
  sheet.block({ tag: "P", height }, (pdf, x, y) => {
    pdf.roundedRect(x, y, sheet.width, height, 8).fill(ground);
    drawSign(pdf, tone, { x: x + padding, y: y + (height - signSize) / 2, size: signSize });
    let top = y + (height - textHeight) / 2;
    use(pdf, titleLook).text(printable(title), x + textLeft, top, { width, lineGap: 2 });
    top += titleHeight;
    lines.forEach((line, at) => {
      use(pdf, lineLook).text(printable(line), x + textLeft, top + 3, { width, lineGap: 2 });
      top += lineHeights[at] ?? 0;
    });
  });
}

const markSize = 16;
const markedLeft = 24;

/** A line of words with the sign of its tone. */
export function drawMarked(
  sheet: Sheet,
  tone: Tone,
  text: string,
  look: { readonly bold?: boolean; readonly colour?: string } = {},
): void {
  const whole = { size: 10.5, ...look };
  const width = sheet.width - markedLeft;
  const height = Math.max(sheet.heightOf(text, whole, width), markSize) + 6;
  sheet.block({ tag: "P", height }, (pdf, x, y) => {
    drawSign(pdf, tone, { x, y, size: markSize });
    use(pdf, whole).text(printable(text), x + markedLeft, y + 2, { width, lineGap: 2 });
  });
}

/** A registration with its space; one of which only the end is shown stays as it is. */
export const shownPlate = (plate: string): string => (plate.startsWith("•") ? plate : formatPlate(plate));

/** The registration as a plate, with the car beside it. */
export function drawPlate(sheet: Sheet, { plate, car }: { readonly plate: string; readonly car: string }): void {
  const shown = shownPlate(plate);
  const height = 30;
  sheet.block({ tag: "P", height }, (pdf, x, y) => {
    use(pdf, { size: 16, bold: true });
    const width = pdf.widthOfString(shown) + 22;
    pdf.roundedRect(x, y, width, height, 5).fillAndStroke(colours.plate, colours.plateEdge);
    use(pdf, { size: 16, bold: true }).text(shown, x + 11, y + 6, { lineBreak: false });
    use(pdf, { size: 12 }).text(printable(car), x + width + 14, y + 8, { lineBreak: false });
  });
}
