import type { Camera } from "./camera.ts";
import { type JudgedPixels, compareQuality, judgePhoto } from "./quality.ts";

export interface JudgedPhoto {
  readonly blob: Blob;
  readonly quality: JudgedPixels;
}

/**
 * Takes a few photos in a row and keeps the sharpest without a problem, else the least bad one. It ends early, after `budgetMs`,
 * once a good one is there. Throws the signal's reason, or UnreadablePhotoError when the camera shows nothing.
 */
export async function takeBestPhoto(
  camera: Pick<Camera, "takePhoto">,
  video: HTMLVideoElement,
  { shots = 3, budgetMs = 1200, signal, judge = judgePhoto }: BurstOptions = {},
): Promise<JudgedPhoto> {
  const startMs = performance.now();
  let best: JudgedPhoto | undefined;
  for (let n = 0; n < shots || best === undefined; n++) {
    signal?.throwIfAborted();
    if (best?.quality.ok && performance.now() - startMs > budgetMs) break;
    const blob = await camera.takePhoto(video);
    const shot = { blob, quality: await judge(blob) };
    if (best === undefined || compareQuality(shot.quality, best.quality) < 0) best = shot;
  }
  return best;
}

export interface BurstOptions {
  readonly shots?: number;
  readonly budgetMs?: number;
  readonly signal?: AbortSignal;
  readonly judge?: (photo: Blob) => Promise<JudgedPixels>;
}
