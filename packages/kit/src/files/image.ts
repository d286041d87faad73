import sharp from "sharp";
import { AppError } from "../errors.ts";

const longSidePx = 2048;
const pixelLimit = 60_000_000;
const readable: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);

export interface CleanImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads an image by its content, turns it upright and writes it anew as JPEG of at most 2048 px, without any metadata.
 * Errors: UNSUPPORTED_MEDIA for what is not a JPEG, PNG or WebP, is broken or holds more than 60 million pixels.
 */
export async function cleanImage(source: string | Buffer): Promise<CleanImage> {
  try {
    const image = sharp(source, { limitInputPixels: pixelLimit, failOn: "error" });
    const { format, pages } = await image.metadata();
    if (format === undefined || !readable.has(format) || (pages ?? 1) > 1) throw new AppError("UNSUPPORTED_MEDIA");
    const { data, info } = await image.rotate().flatten({ background: "#fff" })
      .resize({ width: longSidePx, height: longSidePx, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 85, mozjpeg: false }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("UNSUPPORTED_MEDIA", { cause: error });
  }
}
