import sharp from "sharp";

const WIDTH = 360;
const HEIGHT = 270;

/** Things that somebody may photograph in a garage, drawn: each with what a judge of treads could fall for. */
export const drawnOthers: Readonly<Record<string, string>> = {
  "corrugated sheet": `<defs><linearGradient id="g" x2="18" gradientUnits="userSpaceOnUse" spreadMethod="reflect"><stop stop-color="#5c5f62"/><stop offset="1" stop-color="#b9bdc0"/></linearGradient></defs>${all("url(#g)")}`,
  "window blind": `${all("#e6e2d8")}${rows(12, (y) => `<rect y="${y}" width="${WIDTH}" height="3" fill="#8d8a80"/>`)}`,
  "tiled floor": `${all("#c9c4bb")}${rows(45, (y) => `<rect y="${y}" width="${WIDTH}" height="2" fill="#6e6a63"/>`)}${columns(45, (x) => `<rect x="${x}" width="2" height="${HEIGHT}" fill="#6e6a63"/>`)}`,
  keyboard: `${all("#1d1e20")}${rows(30, (y) => columns(30, (x) => `<rect x="${x + 2}" y="${y + 2}" width="25" height="25" rx="3" fill="#33353a"/><rect x="${x + 8}" y="${y + 9}" width="5" height="7" fill="#cfd2d6"/>`))}`,
  "garage wall": `${all("#a9a59b")}<rect width="150" height="${HEIGHT}" fill="#000" opacity="0.3"/>`,
  "night lights": `${all("#0b0d14")}${columns(60, (x) => `<circle cx="${x + 30}" cy="${80 + ((x * 7) % 110)}" r="9" fill="#ffd98a"/>`)}`,
  "wooden pallet": `${all("#8a5f34")}${rows(54, (y) => `<rect y="${y}" width="${WIDTH}" height="9" fill="#2f1e0e"/>`)}`,
  "blue jeans": `${all("#2f4a78")}${columns(4, (x) => `<rect x="${x}" width="1" height="${HEIGHT}" fill="#4f6ea3"/>`)}`,
};

/** The drawing as a PNG with the grain of a sensor. */
export async function drawSubject(body: string): Promise<Buffer> {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`);
  const { data, info } = await sharp(svg).removeAlpha().blur(0.6).raw().toBuffer({ resolveWithObject: true });
  let state = 7;
  const grain = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32 - 0.5) * 14;
  };
  const grainy = Uint8ClampedArray.from(data, (value) => value + grain());
  return sharp(grainy, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .png()
    .toBuffer();
}

function all(fill: string): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`;
}

function rows(stepPx: number, draw: (y: number) => string): string {
  return repeat(HEIGHT, stepPx, draw);
}

function columns(stepPx: number, draw: (x: number) => string): string {
  return repeat(WIDTH, stepPx, draw);
}

function repeat(lengthPx: number, stepPx: number, draw: (at: number) => string): string {
  return Array.from({ length: Math.ceil(lengthPx / stepPx) }, (_, n) => draw(n * stepPx)).join("");
}
