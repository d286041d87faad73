import { type PhotoProblem, type PhotoQuality, JUDGED_LONG_SIDE_PX, judgePixels } from "./judge-pixels.ts";
import type { Pixels } from "./luma.ts";
import { type PhotoSource, readFrame, readPixels } from "./photo-canvas.ts";
import { type OtherDoubt, type SubjectFigures, type TreadDoubt, readSubject } from "./subject.ts";

export { bestOfBurst, compareQuality, judgePixels } from "./judge-pixels.ts";
export type { PhotoFigures, PhotoProblem, PhotoQuality } from "./judge-pixels.ts";
export type { SubjectFigures } from "./subject.ts";
export type { Pixels } from "./luma.ts";

/** What the live picture may be doubted for. */
export type LiveDoubt = PhotoProblem | TreadDoubt;

/** What a photo may be doubted for: it is hard to read, or shows something else. */
export type PhotoDoubt = LiveDoubt | OtherDoubt;

/** A photo that was judged; `subject` is what it shows, null where it is too hard to read for that. */
export interface JudgedPixels extends PhotoQuality {
  readonly subject: SubjectFigures | null;
}

// Browsers scale by sampling single pixels, which looks sharper than it is: they do one step, averaging does the last.
const DRAWN_LONG_SIDE_PX = 2 * JUDGED_LONG_SIDE_PX;

/**
 * Returns whether a photo or the current picture of a video can be used, and if not why; the user may use it anyway.
 * Takes a few milliseconds for a video, plus decoding for a blob. Throws UnreadablePhotoError for what is no picture.
 */
export async function judgePhoto(source: PhotoSource): Promise<JudgedPixels> {
  const { pixels, original } = await readPixels(source, DRAWN_LONG_SIDE_PX);
  return withSubject(pixels, original);
}

/** As judgePhoto, for the live picture of a camera, where it is asked again and again. Throws UnreadablePhotoError without a picture. */
export function judgeFrame(video: HTMLVideoElement): JudgedPixels {
  const { pixels, original } = readFrame(video, JUDGED_LONG_SIDE_PX);
  return withSubject(pixels, original);
}

function withSubject(pixels: Pixels, original: { width: number; height: number }): JudgedPixels {
  const quality = judgePixels(pixels, original);
  return { ...quality, subject: quality.ok ? readSubject(pixels) : null };
}
