import { type PhotoQuality, JUDGED_LONG_SIDE_PX, judgePixels } from "./judge-pixels.ts";
import { type PhotoSource, readFrame, readPixels } from "./photo-canvas.ts";

export { bestOfBurst, compareQuality, judgePixels } from "./judge-pixels.ts";
export type { PhotoFigures, PhotoProblem, PhotoQuality } from "./judge-pixels.ts";
export type { Pixels } from "./luma.ts";

// Browsers scale by sampling single pixels, which looks sharper than it is: they do one step, averaging does the last.
const DRAWN_LONG_SIDE_PX = 2 * JUDGED_LONG_SIDE_PX;

/**
 * Returns whether a photo or the current picture of a video can be used, and if not why; the user may use it anyway.
 * Takes a few milliseconds for a video, plus decoding for a blob. Throws UnreadablePhotoError for what is no picture.
 */
export async function judgePhoto(source: PhotoSource): Promise<PhotoQuality> {
  const { pixels, original } = await readPixels(source, DRAWN_LONG_SIDE_PX);
  return judgePixels(pixels, original);
}

/** As judgePhoto, for the live picture of a camera, where it is asked again and again. Throws UnreadablePhotoError without a picture. */
export function judgeFrame(video: HTMLVideoElement): PhotoQuality {
  const { pixels, original } = readFrame(video, JUDGED_LONG_SIDE_PX);
  return judgePixels(pixels, original);
}
