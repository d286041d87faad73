export interface QrDrawing {
  /** One square per dark module. */
  readonly path: string;
  /** Modules along a side. */
  readonly side: number;
}

const drawings = new Map<string, Promise<QrDrawing>>();

/** The drawing of a QR code; made once per text, so that React gets the same promise back while it waits. */
export function qrDrawing(text: string): Promise<QrDrawing> {
  const known = drawings.get(text);
  if (known) return known;
  const made = draw(text);
  drawings.set(text, made);
  return made;
}

/** A code of this many characters is read from a screen, where nothing is scratched: larger squares help more than repair. */
const longText = 200;

async function draw(text: string): Promise<QrDrawing> {
  const { create } = await import("qrcode");
  const { modules } = create(text, { errorCorrectionLevel: text.length > longText ? "L" : "M" });
  const side = modules.size;
  const dark = Array.from({ length: side * side }, (_, at) => at).filter((at) => modules.data[at]);
  return { side, path: dark.map((at) => `M${at % side} ${Math.floor(at / side)}h1v1h-1z`).join("") };
}
