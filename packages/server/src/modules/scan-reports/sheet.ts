import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { colours, signs, tones, type Tone } from "./look.ts";

export type Pdf = PDFKit.PDFDocument;

export interface Fact {
  readonly label: string;
  readonly value: string;
}

interface SheetOptions {
  readonly title: string;
  readonly lang: string;
  readonly madeAt: Date;
  readonly footer: (page: number, pages: number) => string;
}

/** Words, facts and drawings one below the other on A4, tagged for screen readers. */
export interface Sheet {
  readonly width: number;
  /** Words of a paragraph or heading. */
  write(tag: "H1" | "H2" | "P", text: string, look: TextLook): void;
  /** A table of two columns; nothing for no facts. */
  facts(facts: readonly Fact[]): void;
  /** A block that is not broken between pages. `draw` gets its left top corner; `alt` says what a picture shows. */
  block(given: BlockGiven, draw: (pdf: Pdf, x: number, y: number) => void): void;
  space(height: number): void;
  /** The height of a text at a width. */
  heightOf(text: string, look: TextLook, width?: number): number;
  /** The finished document. */
  end(): Promise<Buffer>;
}

interface TextLook {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
}

interface BlockGiven {
  readonly tag: "P" | "Figure";
  readonly height: number;
  readonly alt?: string;
}

const margin = 48;
const bottom = 64;
const pageWidth = 595.28;
const width = pageWidth - 2 * margin;
const fontOf = (name: "regular" | "bold"): string => join(import.meta.dirname, "fonts", `report-${name}.ttf`);

/** Opens an empty sheet. */
export function openSheet({ title, lang, madeAt, footer }: SheetOptions): Sheet {
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: margin, left: margin, right: margin, bottom },
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang,
    font: fontOf("regular"),
    info: { Title: title, Author: "TreadClub", Creator: "TreadClub", Producer: "TreadClub", CreationDate: madeAt },
  });
  pdf.registerFont("regular", fontOf("regular")).registerFont("bold", fontOf("bold"));
  const finished = buffer(pdf);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const room = (height: number): void => {
    if (pdf.y + height > pdf.page.height - bottom) pdf.addPage();
  };
  const tagged = (tag: string, draw: () => void, alt?: string): void => {
    root.add(pdf.struct(tag, alt === undefined ? {} : { alt }, draw));
  };
  return {
    width,
    write: (tag, text, look) => {
      const shown = printable(text);
      use(pdf, look);
      room(Math.min(pdf.heightOfString(shown, { width }), 60) + (tag === "P" ? 0 : 40));
      tagged(tag, () => use(pdf, look).text(shown, margin, pdf.y, { width, lineGap: 2 }));
    },
    facts: (facts) => writeFacts(pdf, root, facts, room),
    block: ({ tag, height, alt }, draw) => {
      room(height);
      const { y } = pdf;
      tagged(tag, () => draw(pdf, margin, y), alt);
      pdf.x = margin;
      pdf.y = y + height;
    },
    space: (height) => {
      pdf.y += height;
    },
    heightOf: (text, look, within = width) =>
      use(pdf, look).heightOfString(printable(text), { width: within, lineGap: 2 }),
    end: async () => {
      root.end();
      writeFooters(pdf, footer);
      pdf.end();
      return finished;
    },
  };
}

/** Sets font, size and colour. */
export const use = (pdf: Pdf, { size, bold = false, colour = colours.ink }: TextLook): Pdf =>
  pdf
    .font(bold ? "bold" : "regular")
    .fontSize(size)
    .fillColor(colour);

/** Without marks that the fonts have no letter for: those without width, and the hyphen that keeps words together. */
export const printable = (text: string): string => text.replaceAll(/\p{Cf}/gu, "").replaceAll("\u2011", "-");

/** Draws the sign of a tone into a square. */
export function drawSign(pdf: Pdf, tone: Tone, { x, y, size }: { x: number; y: number; size: number }): void {
  const { shape, mark } = signs[tone];
  const { fill, mark: markColour } = tones[tone];
  pdf
    .save()
    .translate(x, y)
    .scale(size / 20);
  if (shape === null) pdf.circle(10, 10, 9).fill(fill);
  else pdf.path(shape).fill(fill);
  pdf.path(mark).lineWidth(2.2).lineCap("round").lineJoin("round").stroke(markColour);
  pdf.restore();
}

const labelWidth = 150;

function writeFacts(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  facts: readonly Fact[],
  room: (height: number) => void,
): void {
  if (facts.length === 0) return;
  const table = pdf.struct("Table");
  root.add(table);
  const look = { size: 10 };
  const valueWidth = width - labelWidth - 12;
  for (const { label, value } of facts) {
    const texts = { label: printable(label), value: printable(value) };
    use(pdf, look);
    const height =
      Math.max(
        pdf.heightOfString(texts.label, { width: labelWidth }),
        pdf.heightOfString(texts.value, { width: valueWidth }),
      ) + 9;
    room(height);
    const { y } = pdf;
    const row = pdf.struct("TR");
    table.add(row);
    const cell = (tag: string, text: string, x: number, cellWidth: number, colour: string): void => {
      row.add(pdf.struct(tag, {}, () => use(pdf, { ...look, colour }).text(text, x, y + 4, { width: cellWidth })));
    };
    cell("TH", texts.label, margin, labelWidth, colours.soft);
    cell("TD", texts.value, margin + labelWidth + 12, valueWidth, colours.ink);
    decorate(pdf, () =>
      pdf
        .moveTo(margin, y + height)
        .lineTo(margin + width, y + height)
        .lineWidth(0.5)
        .stroke(colours.line),
    );
    pdf.x = margin;
    pdf.y = y + height;
  }
}

/** Draws what a screen reader leaves out. */
function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Layout" });
  draw();
  pdf.endMarkedContent();
}

function writeFooters(pdf: Pdf, footer: SheetOptions["footer"]): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(start + at);
    // Words below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    use(pdf, { size: 8, colour: colours.soft }).text(
      printable(footer(at + 1, count)),
      margin,
      pdf.page.height - bottom + 22,
      { width, lineBreak: false },
    );
    pdf.endMarkedContent();
  }
}
