/** Draws the icons that phones want as PNG from public/icon.svg and icon-full.svg: `node packages/web/draw-icons.mjs`. The results are committed. */
import { join } from "node:path";
import sharp from "sharp";

const icons = [
  { drawing: "public/icon.svg", sizePx: 192, file: "icon-192.png" },
  { drawing: "public/icon.svg", sizePx: 512, file: "icon-512.png" },
  // Cut into a circle or another shape by the phone: nothing of it is transparent, and the sign keeps off the edge.
  { drawing: "icon-full.svg", sizePx: 180, file: "icon-180.png" },
  { drawing: "icon-full.svg", sizePx: 512, file: "icon-maskable-512.png" },
];
const here = import.meta.dirname;
for (const { drawing, sizePx, file } of icons) {
  const image = sharp(join(here, drawing), { density: (72 * sizePx) / 32 }).resize(sizePx, sizePx);
  await image.png({ palette: true }).toFile(join(here, "public", file));
}
