import { open } from "node:fs/promises";
import type { Sharp } from "sharp";
import { AppError } from "../errors.ts";
import { useHeic } from "./heic.ts";
import { imageKind } from "./image-kind.ts";

const longSidePx = 2048;
const pixelLimit = 60_000_000;
const patienceSeconds = 20;

export interface CleanImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads an image by its content, turns it upright and writes it anew as JPEG of at most 2048 px, without any metadata.
 * Errors: UNSUPPORTED_MEDIA for what is not a JPEG, PNG, WebP or HEIC, is broken, moves, or holds more than 60 million
 * pixels; for HEIC with advice in `fields.photo`.
 */
export async function cleanImage(source: string | Buffer): Promise<CleanImage> {
  // The first bytes decide before any decoder sees the rest.
  const kind = imageKind(typeof source === "string" ? await headOf(source) : source);
  if (kind === null) throw new AppError("UNSUPPORTED_MEDIA");
  if (kind === "heic")
    return await useHeic(source, async ({ data, ...raw }) => {
      const sharp = await loadSharp();
      return rewritten(sharp(data, { raw, limitInputPixels: pixelLimit }));
    });
  try {
    return await rewritten(await still(source));
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("UNSUPPORTED_MEDIA", { cause: error });
  }
}

/** Loaded with the first photo: its native library takes longer than a start can wait. */
const loadSharp = async () => (await import("sharp")).default;

async function still(source: string | Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  const image = sharp(source, { limitInputPixels: pixelLimit, failOn: "error" });
  const { pages } = await image.metadata();
  if ((pages ?? 1) > 1) throw new AppError("UNSUPPORTED_MEDIA");
  return image;
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
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(32), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
