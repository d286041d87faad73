/** RGBA pixels, as a canvas hands them out. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Brightness of each pixel, 0 (black) to 255 (white), row by row. */
export interface Luma {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** A rectangle in pixels; right and bottom are just outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Brightness of an image whose long side is brought down to `longSidePx` by averaging; smaller ones stay as they are. */
export function toLuma(pixels: Pixels, longSidePx: number): Luma {
  const scale = longSidePx / Math.max(pixels.width, pixels.height);
  if (scale >= 1) return lumaOf(pixels);
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  const values = new Float32Array(width * height);
  const counts = new Uint32Array(width * height);
  const columns = Int32Array.from({ length: pixels.width }, (_, x) => Math.floor((x * width) / pixels.width));
  const { data } = pixels;
  let source = 0;
  for (let y = 0; y < pixels.height; y++) {
    const row = Math.floor((y * height) / pixels.height) * width;
    for (let x = 0; x < pixels.width; x++, source += 4) {
      const target = row + at(columns, x);
      values[target] =
        at(values, target) + 0.299 * at(data, source) + 0.587 * at(data, source + 1) + 0.114 * at(data, source + 2);
      counts[target] = at(counts, target) + 1;
    }
  }
  for (let i = 0; i < values.length; i++) values[i] = at(values, i) / Math.max(1, at(counts, i));
  return { values, width, height };
}

/** Pixel by pixel: a live picture comes in the right size, many times a minute. */
function lumaOf({ data, width, height }: Pixels): Luma {
  const values = new Float32Array(width * height);
  for (let i = 0, source = 0; i < values.length; i++, source += 4)
    values[i] = 0.299 * at(data, source) + 0.587 * at(data, source + 1) + 0.114 * at(data, source + 2);
  return { values, width, height };
}

/** The middle of an image: `share` of its width and of its height. */
export function middleOf(image: { width: number; height: number }, share: number): Box {
  const left = Math.round((image.width * (1 - share)) / 2);
  const top = Math.round((image.height * (1 - share)) / 2);
  return { left, top, right: image.width - left, bottom: image.height - top };
}

/** How many pixels of the box have each brightness, 0 to 255. */
export function histogramOf(luma: Luma, box: Box): Uint32Array {
  const histogram = new Uint32Array(256);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const level = Math.min(255, Math.round(at(luma.values, y * luma.width + x)));
      histogram[level] = at(histogram, level) + 1;
    }
  }
  return histogram;
}

/** The brightness that `share` (0 to 1) of the pixels do not exceed. */
export function percentile(histogram: Uint32Array, share: number): number {
  const wanted = share * histogram.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let level = 0; level < histogram.length; level++) {
    seen += at(histogram, level);
    if (seen >= wanted && seen > 0) return level;
  }
  return 0;
}

/** An element that is known to exist; 0 outside. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}
