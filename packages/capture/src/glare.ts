import { type Luma, at } from "./luma.ts";

/**
 * The largest burnt-out patch as a share of the image, in which every pixel is at least `clippedLevel` bright.
 * Patches that reach the image's border are sky or wall behind the subject and do not count.
 */
export function largestInnerPatch(luma: Luma, clippedLevel: number): number {
  const { values, width, height } = luma;
  const seen = new Uint8Array(values.length);
  const stack = new Int32Array(values.length);
  let largest = 0;
  for (let start = 0; start < values.length; start++) {
    if (at(seen, start) === 1 || at(values, start) < clippedLevel) continue;
    const patch = fillFrom(start, luma, clippedLevel, seen, stack);
    if (!patch.touchesBorder && patch.size > largest) largest = patch.size;
  }
  return largest / (width * height);
}

function fillFrom(start: number, { values, width, height }: Luma, level: number, seen: Uint8Array, stack: Int32Array) {
  let depth = 0;
  let size = 0;
  let touchesBorder = false;
  const visit = (index: number): void => {
    if (at(seen, index) === 1 || at(values, index) < level) return;
    seen[index] = 1;
    stack[depth++] = index;
  };
  visit(start);
  while (depth > 0) {
    const index = at(stack, --depth);
    const x = index % width;
    const y = (index - x) / width;
    size++;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesBorder = true;
    if (x > 0) visit(index - 1);
    if (x < width - 1) visit(index + 1);
    if (y > 0) visit(index - width);
    if (y < height - 1) visit(index + width);
  }
  return { size, touchesBorder };
}
