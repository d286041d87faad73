import { open } from "node:fs/promises";
import type { Metadata, Sharp } from "sharp";
import { AppError } from "../errors.ts";
import { openTurns } from "../turns.ts";
import { heicLimits, heicMemoryBytes, useHeic, type HeicPicture } from "./heic.ts";
import { imageKind } from "./image-kind.ts";

const longSidePx = 2048;
const pixelLimit = 60_000_000;
const patienceSeconds = 20;
const headBytes = 65_536;
/** What the pictures that are decoded at once may take together, by what they say of themselves; a larger one is decoded alone. */
const memoryBytes = 384_000_000;
const turns = openTurns({ capacity: memoryBytes, perOwner: 2, waitingOfOwner: 20 });

export interface CleanImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads an image of an owner by its content, turns it upright and writes it anew as JPEG of at most 2048 px, without any metadata.
 * Errors: UNSUPPORTED_MEDIA for what is not a JPEG, PNG, WebP or HEIC, is broken, moves, or holds more than 60 million
 * pixels; for HEIC with advice in `fields.photo`.
 */
export async function cleanImage(source: string | Buffer, owner = ""): Promise<CleanImage> {
  // The first bytes decide before any decoder sees the rest.
  const head = typeof source === "string" ? await headOf(source) : source.subarray(0, headBytes);
  const kind = imageKind(head);
  if (kind === null) throw new AppError("UNSUPPORTED_MEDIA");
  if (kind === "heic") {
    const limits = { ...heicLimits, memoryBytes: heicMemoryBytes(head) };
    return turns.run({ owner, cost: limits.memoryBytes }, () => useHeic(source, fromPixels, limits));
  }
  try {
    const image = await openImage(source);
    const metadata = await image.metadata();
    if ((metadata.pages ?? 1) > 1) throw new AppError("UNSUPPORTED_MEDIA");
    return await turns.run({ owner, cost: decodingBytes(metadata) }, () => rewritten(image));
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("UNSUPPORTED_MEDIA", { cause: error });
  }
}

/** Loaded with the first photo: its native library takes longer than a start can wait. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Its cache keeps pictures that nobody asks for again.
  sharp.cache(false);
  return sharp;
}

const openImage = async (source: string | Buffer): Promise<Sharp> =>
  (await loadSharp())(source, { limitInputPixels: pixelLimit, failOn: "error" });

async function fromPixels({ data, ...raw }: HeicPicture): Promise<CleanImage> {
  const sharp = await loadSharp();
  return rewritten(sharp(data, { raw, limitInputPixels: pixelLimit }));
}

const lineBytes = 32_000_000;

/** What a picture takes while it is decoded: a few lines of it, or all of it where the first line needs the last. */
export function decodingBytes({
  width,
  height,
  channels,
  depth,
  isProgressive,
  orientation = 1,
  format,
}: Metadata): number {
  const isWhole = isProgressive === true || orientation > 1 || format === "webp";
  const pixelBytes = channels * (depth === "ushort" ? 2 : 1);
  return lineBytes + (isWhole ? width * height * pixelBytes : 0);
}

async function rewritten(image: Sharp): Promise<CleanImage> {
  const { data, info } = await image
    .rotate()
    .flatten({ background: "#fff" })
    .resize({ width: longSidePx, height: longSidePx, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .timeout({ seconds: patienceSeconds })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
