/**
 * Draws the film of how to photograph a tread and its poster: `node packages/web/film/draw-film.ts`. The results are committed; ffmpeg is needed
 * only to make them again. With a folder as argument it writes one still a second there instead.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawFrame, durationSeconds, size } from "./frames.ts";

const framesPerSecond = 25;
/** Shows the phone, the tyre and all three photos. */
const posterAtSeconds = 21.9;
const folder = join(import.meta.dirname, "../src/features/photo-film/film");

const encodings = [
  ["tread.webm", "-c:v", "libvpx-vp9", "-crf", "44", "-b:v", "0", "-row-mt", "1", "-g", "125"],
  [
    "tread.mp4",
    "-c:v",
    "libx264",
    "-crf",
    "27",
    "-preset",
    "veryslow",
    "-profile:v",
    "main",
    "-tune",
    "animation",
    "-movflags",
    "+faststart",
  ],
] as const;

const stills = process.argv[2];
await (stills === undefined ? makeFilm() : drawStills(stills));

async function makeFilm(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await sharp(Buffer.from(drawFrame(posterAtSeconds)))
    .webp({ quality: 80 })
    .toFile(join(folder, "poster.webp"));
  const encoders = encodings.map(([name, ...options]) => startEncoder(name, options));
  for (let n = 0; n < durationSeconds * framesPerSecond; n++) {
    const pixels = await sharp(Buffer.from(drawFrame(n / framesPerSecond)))
      .removeAlpha()
      .raw()
      .toBuffer();
    for (const { stdin } of encoders) if (!stdin.write(pixels)) await once(stdin, "drain");
  }
  await Promise.all(
    encoders.map(async (encoder) => {
      encoder.stdin.end();
      const [code] = await once(encoder, "close");
      if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}.`);
    }),
  );
}

function startEncoder(name: string, options: readonly string[]) {
  const input = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${size.width}x${size.height}`,
    "-r",
    String(framesPerSecond),
    "-i",
    "-",
  ];
  const output = [...options, "-pix_fmt", "yuv420p", "-an", "-map_metadata", "-1", join(folder, name)];
  return spawn("ffmpeg", ["-v", "error", "-y", ...input, ...output], { stdio: ["pipe", "inherit", "inherit"] });
}

async function drawStills(into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  for (let second = 0; second < durationSeconds; second++)
    await writeFile(
      join(into, `${String(second).padStart(2, "0")}.png`),
      await sharp(Buffer.from(drawFrame(second + 0.5)))
        .png()
        .toBuffer(),
    );
}
