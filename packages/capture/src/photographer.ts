import { type PhotoSource, UnreadablePhotoError, toPhotoJpeg } from "./photo-canvas.ts";

interface PhotographerOptions {
  readonly track: () => MediaStreamTrack;
  readonly isLit: () => boolean;
  readonly takeSensorPhoto: ((track: MediaStreamTrack) => Promise<Blob>) | null;
  /** Replaced in tests. */
  readonly toJpeg?: (source: PhotoSource) => Promise<Blob>;
}

/**
 * Returns the way to take photos: of the sensor itself where the browser can, since that has more pixels than the video, else of the
 * video's current picture. A sensor that fails or dawdles once is not
 * asked again.
 */
export function newPhotographer(options: PhotographerOptions): (video: HTMLVideoElement) => Promise<Blob> {
  const { track, isLit, takeSensorPhoto, toJpeg = toPhotoJpeg } = options;
  let canUseSensor = takeSensorPhoto !== null;
  return async (video) => {
    await untilPicture(video);
    // Several phones switch the light off to take a photo of the sensor.
    if (canUseSensor && takeSensorPhoto !== null && !isLit()) {
      try {
        return await toJpeg(await withTimeout(takeSensorPhoto(track())));
      } catch {
        canUseSensor = false;
      }
    }
    return toJpeg(video);
  };
}

/** Plays the camera in a video, the way phones want it, and resolves once it shows a picture. */
export async function showCamera(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  // Without these iOS opens its full-screen player, or none.
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  // A play that is interrupted by another one, or by the page going away, is no error.
  await video.play().catch(() => undefined);
  await untilPicture(video);
}

const SENSOR_TIMEOUT_MS = 4000;
const PICTURE_TIMEOUT_MS = 8000;
const HAVE_CURRENT_DATA = 2;

async function untilPicture(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= HAVE_CURRENT_DATA && video.videoWidth > 0) return;
  await new Promise<void>((resolve, reject) => {
    const end = (act: () => void) => (): void => {
      clearTimeout(timer);
      video.removeEventListener("loadeddata", onPicture);
      act();
    };
    const onPicture = end(resolve);
    const timer = setTimeout(
      end(() => reject(new UnreadablePhotoError("The camera shows no picture"))),
      PICTURE_TIMEOUT_MS,
    );
    video.addEventListener("loadeddata", onPicture);
  });
}

function withTimeout(photo: Promise<Blob>): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The sensor takes too long")), SENSOR_TIMEOUT_MS);
    photo.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
