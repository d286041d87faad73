import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

export interface TyreVideoOptions {
  /** As at night without a light: the quality gate says too_dark. */
  readonly dark?: boolean;
  /** As out of focus: the quality gate says blurred. */
  readonly blurred?: boolean;
}

/**
 * Writes what a hand-held phone would see of a tyre: 30 pictures of 1280 × 960 in one MJPEG file, which the browser plays in a loop with
 * `--use-fake-device-for-media-stream --use-file-for-fake-video-capture=<path>`. The film ends where it begins.
 */
export async function makeTyreVideo(path: string, options: TyreVideoOptions = {}): Promise<void> {
  const scene = await readScene(options);
  const frames: Buffer[] = [];
  for (let n = 0; n < FRAMES; n++) frames.push(await frameOf(scene, n));
  await mkdir(dirname(path), { recursive: true });
  // A browser that starts meanwhile must not find half a film.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.concat(frames));
  await rename(unfinished, path);
}

const FRAMES = 30;
const WIDTH_PX = 1280;
const HEIGHT_PX = 960;
const BLUR_PX = 7;
const DARKNESS = 0.35;
const NOISE_LEVELS = 7;

interface Scene {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly noise: Int8Array;
}

async function readScene({ dark = false, blurred = false }: TyreVideoOptions): Promise<Scene> {
  const tread = sharp(join(import.meta.dirname, "../fixtures/tread.jpg")).linear(dark ? DARKNESS : 1, 0);
  const seen = blurred ? tread.blur(BLUR_PX) : tread;
  const { data, info } = await seen.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, noise: sensorNoise() };
}

async function frameOf({ pixels, width, height, noise }: Scene, n: number): Promise<Buffer> {
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
  return sharp(frame, { raw: { width: WIDTH_PX, height: HEIGHT_PX, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: "4:2:0" })
    .toBuffer();
}

/** The grain of a phone's sensor; the same in every run. Its length is a prime, so that it does not line up with the rows. */
function sensorNoise(): Int8Array {
  let state = 20;
  return Int8Array.from({ length: 1_000_003 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.round((state / 2 ** 32 - 0.5) * 2 * NOISE_LEVELS);
  });
}
