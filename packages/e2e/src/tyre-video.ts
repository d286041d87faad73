import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

export interface TyreVideoOptions {
  /** As at night without a light: the quality gate says too_dark. */
  readonly dark?: boolean;
  /** As out of focus: the quality gate says blurred. */
  readonly blurred?: boolean;
  /** Shown instead of the tyre, on white. */
  readonly picture?: Buffer;
}

/**
 * Writes what a hand-held phone would see of a tyre: 20 pictures of 1280 × 960 in one Y4M file of 10 frames a second, which the browser plays in a
 * loop with `--use-fake-device-for-media-stream --use-file-for-fake-video-capture=<path>`. The film ends where it begins.
 * The browser plays an MJPEG file at 30 frames a second, and decoding them takes most of a core.
 */
export async function makeTyreVideo(path: string, options: TyreVideoOptions = {}): Promise<void> {
  const image = await readTyreImage(options);
  const frames: Buffer[] = [Buffer.from(`YUV4MPEG2 W${WIDTH_PX} H${HEIGHT_PX} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420\n`)];
  for (let n = 0; n < FRAMES; n++) frames.push(Buffer.from("FRAME\n"), frameOf(image, n));
  await mkdir(dirname(path), { recursive: true });
  // A browser that starts meanwhile must not find half a film.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.concat(frames));
  await rename(unfinished, path);
}

const FRAMES = 20;
const FRAMES_PER_SECOND = 10;
const WIDTH_PX = 1280;
const HEIGHT_PX = 960;
/** Larger than a frame, which sways over it. */
const PICTURE_PX = { width: 1500, height: 1125 };
const BLUR_PX = 7;
const DARKNESS = 0.35;
const NOISE_LEVELS = 7;

interface TyreImage {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly noise: Int8Array;
}

async function readTyreImage({ dark = false, blurred = false, picture }: TyreVideoOptions): Promise<TyreImage> {
  const shown = picture
    ? sharp(picture).resize(PICTURE_PX.width, PICTURE_PX.height, { fit: "contain", background: "white" })
    : sharp(join(import.meta.dirname, "../fixtures/tread.jpg"));
  const lit = shown.linear(dark ? DARKNESS : 1, 0);
  const seen = blurred ? lit.blur(BLUR_PX) : lit;
  const { data, info } = await seen.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, noise: sensorNoise() };
}

function frameOf({ pixels, width, height, noise }: TyreImage, n: number): Buffer {
  const turn = (n / FRAMES) * 2 * Math.PI;
  const left = Math.round(((width - WIDTH_PX) / 2) * (1 + 0.5 * Math.sin(turn)));
  const top = Math.round(((height - HEIGHT_PX) / 2) * (1 + 0.4 * Math.sin(2 * turn)));
  const frame = Buffer.alloc(WIDTH_PX * HEIGHT_PX * 3);
  for (let y = 0; y < HEIGHT_PX; y++) {
    const row = ((top + y) * width + left) * 3;
    pixels.copy(frame, y * WIDTH_PX * 3, row, row + WIDTH_PX * 3);
  }
  const shift = n * 7919;
  for (let i = 0; i < frame.length; i++) {
    const noisy = (frame[i] ?? 0) + (noise[(i + shift) % noise.length] ?? 0);
    frame[i] = noisy < 0 ? 0 : noisy > 255 ? 255 : noisy;
  }
  return toYuv420(frame);
}

/** Converts RGB to the planes Y, U and V of ITU-R BT.601, limited range, with one colour for each 2 × 2 pixels. */
function toYuv420(rgb: Buffer): Buffer {
  const pixels = WIDTH_PX * HEIGHT_PX;
  const yuv = Buffer.alloc((pixels * 3) / 2);
  for (let at = 0; at < pixels; at++) {
    const [r = 0, g = 0, b = 0] = [rgb[at * 3], rgb[at * 3 + 1], rgb[at * 3 + 2]];
    yuv[at] = Math.round(16 + 0.257 * r + 0.504 * g + 0.098 * b);
    const [x, y] = [at % WIDTH_PX, Math.floor(at / WIDTH_PX)];
    if (x % 2 === 1 || y % 2 === 1) continue;
    const colourAt = pixels + ((y / 2) * WIDTH_PX) / 2 + x / 2;
    yuv[colourAt] = Math.round(128 - 0.148 * r - 0.291 * g + 0.439 * b);
    yuv[colourAt + pixels / 4] = Math.round(128 + 0.439 * r - 0.368 * g - 0.071 * b);
  }
  return yuv;
}

/** The grain of a phone's sensor; the same in every run. Its length is a prime, so that it does not line up with the rows. */
function sensorNoise(): Int8Array {
  let state = 20;
  return Int8Array.from({ length: 1_000_003 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.round((state / 2 ** 32 - 0.5) * 2 * NOISE_LEVELS);
  });
}
