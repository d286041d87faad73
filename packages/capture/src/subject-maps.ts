import { type Box, type Luma, type Pixels, at } from "./luma.ts";

/** A groove is narrower than this, at 240 pixels: a twentieth of the picture. */
const GROOVE_PX = 12;
const WINDOW_STEPS = [1, 2, 4, GROOVE_PX - 8];
/** In a groove it is darker than on both of its banks by this share. */
const GROOVE_DROP = 0.35;
/** Lifts banks that are black themselves, where sensor noise would look like a groove. */
const BLACK_LEVEL = 10;
/** Keeps dark tiles from having a colour that nobody sees. */
const DARK_LEVEL = 12;

/** For each pixel whether it lies in a groove (1), by its neighbours in the row (`beside`), the column (`above`), either (`any`). */
export function grooveMap({ values, width, height }: Luma) {
  const beside = new Uint8Array(values.length);
  const above = new Uint8Array(values.length);
  for (let y = 0; y < height; y++) markLine(values, beside, { start: y * width, step: 1, length: width });
  for (let x = 0; x < width; x++) markLine(values, above, { start: x, step: width, length: height });
  return { beside, above, any: beside.map((is, i) => is | at(above, i)) };
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly length: number;
}

function markLine(values: Float32Array, map: Uint8Array, { start, step, length }: Line): void {
  const line = new Float32Array(length);
  for (let n = 0; n < length; n++) line[n] = at(values, start + n * step);
  const before = highestBefore(line);
  const after = highestBefore(line.toReversed()).toReversed();
  for (let n = 0; n < length; n++) {
    const bank = Math.min(at(before, n), at(after, n));
    if (bank - at(line, n) > GROOVE_DROP * (bank + BLACK_LEVEL)) map[start + n * step] = 1;
  }
}

/** For each place the highest of the GROOVE_PX values before it: windows of 1, 2, 4 and 8, then 12 of two that overlap. */
function highestBefore(line: Float32Array): Float32Array {
  const highest = line.slice();
  for (const step of WINDOW_STEPS)
    for (let n = highest.length - 1; n >= step; n--) highest[n] = Math.max(at(highest, n), at(highest, n - step));
  highest.copyWithin(1, 0);
  highest[0] = 0;
  return highest;
}

/** The colour of a tile relative to its brightness: red less green, and yellow less blue. The box is in pixels of `luma`. */
export function colourOf({ data, width, height }: Pixels, luma: Luma, box: Box) {
  const left = Math.floor((box.left * width) / luma.width);
  const right = Math.ceil((box.right * width) / luma.width);
  const top = Math.floor((box.top * height) / luma.height);
  const bottom = Math.min(height, Math.ceil((box.bottom * height) / luma.height));
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const i = 4 * (y * width + x);
      red += at(data, i);
      green += at(data, i + 1);
      blue += at(data, i + 2);
    }
  }
  const count = Math.max(1, (right - left) * (bottom - top));
  const brightness = (0.299 * red + 0.587 * green + 0.114 * blue) / count + DARK_LEVEL;
  return {
    redGreen: (red - green) / count / brightness,
    yellowBlue: ((red + green) / 2 - blue) / count / brightness,
  };
}
