import type { Pixels } from "./luma.ts";

/** What a photo can be drawn from. */
export type PhotoSource = Blob | HTMLVideoElement | ImageBitmap;

/** The longest side of a photo that leaves the phone, in pixels: enough to read a sidewall, under 1 MB as a JPEG. */
export const PHOTO_LONG_SIDE_PX = 2048;
export const PHOTO_JPEG_QUALITY = 0.9;

/** The file is no picture that this browser can decode (a HEIC outside Safari, a broken file). */
export class UnreadablePhotoError extends Error {
  override readonly name = "UnreadablePhotoError";
}

/**
 * A JPEG of the source with at most 2048 pixels on its long side, upright and without metadata (no place, no device).
 * Throws UnreadablePhotoError.
 */
export async function toPhotoJpeg(source: PhotoSource): Promise<Blob> {
  return withDrawable(source, async (drawable) => {
    const canvas = drawScaled(drawable, PHOTO_LONG_SIDE_PX);
    try {
      return await encodeJpeg(canvas);
    } finally {
      release(canvas);
    }
  });
}

/** The source's pixels, scaled down to at most `longSidePx`, with its own size in pixels. Throws UnreadablePhotoError. */
export async function readPixels(source: PhotoSource, longSidePx: number): Promise<{ pixels: Pixels; original: Size }> {
  return withDrawable(source, async (drawable) => {
    const canvas = drawScaled(drawable, longSidePx);
    try {
      const { data, width, height } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
      return { pixels: { data: new Uint8ClampedArray(data.buffer), width, height }, original: drawable.size };
    } finally {
      release(canvas);
    }
  });
}

/**
 * The current picture of a video, brought down to `longSidePx` by two drawings. The second halves, which averages four pixels each;
 * so only the small picture comes out of the graphics memory, where reading is slow. Throws UnreadablePhotoError without a picture.
 */
export function readFrame(video: HTMLVideoElement, longSidePx: number): { pixels: Pixels; original: Size } {
  const drawable = drawableOf(video);
  const doubled = drawScaled(drawable, 2 * longSidePx, {});
  const halved = drawScaled({ image: doubled, size: doubled }, longSidePx);
  try {
    const { data, width, height } = contextOf(halved).getImageData(0, 0, halved.width, halved.height);
    return { pixels: { data: new Uint8ClampedArray(data.buffer), width, height }, original: drawable.size };
  } finally {
    release(doubled);
    release(halved);
  }
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Drawable {
  readonly image: HTMLVideoElement | ImageBitmap | HTMLCanvasElement;
  readonly size: Size;
}

async function withDrawable<Result>(
  source: PhotoSource,
  use: (drawable: Drawable) => Promise<Result>,
): Promise<Result> {
  if (!(source instanceof Blob)) return use(drawableOf(source));
  const bitmap = await decode(source);
  try {
    return await use(drawableOf(bitmap));
  } finally {
    bitmap.close();
  }
}

async function decode(blob: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(blob, { imageOrientation: "from-image" });
  } catch (cause) {
    throw new UnreadablePhotoError("This file could not be read as a photo", { cause });
  }
}

function drawableOf(image: HTMLVideoElement | ImageBitmap): Drawable {
  const size =
    "videoWidth" in image
      ? { width: image.videoWidth, height: image.videoHeight }
      : { width: image.width, height: image.height };
  if (size.width === 0 || size.height === 0) throw new UnreadablePhotoError("There is no picture yet");
  return { image, size };
}

function drawScaled(
  { image, size }: Drawable,
  longSidePx: number,
  settings: CanvasRenderingContext2DSettings = readOften,
): HTMLCanvasElement {
  const scale = Math.min(1, longSidePx / Math.max(size.width, size.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = contextOf(canvas, settings);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const readOften: CanvasRenderingContext2DSettings = { willReadFrequently: true };

function contextOf(canvas: HTMLCanvasElement, settings = readOften): CanvasRenderingContext2D {
  const context = canvas.getContext("2d", settings);
  if (!context) throw new Error("This browser cannot draw");
  return context;
}

function encodeJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadablePhotoError("The photo could not be encoded"))),
      "image/jpeg",
      PHOTO_JPEG_QUALITY,
    );
  });
}

// iOS gives a page a fixed budget of canvas memory and frees a canvas late; an empty one costs nothing.
function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
