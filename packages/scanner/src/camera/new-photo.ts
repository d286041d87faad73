import { toPhotoJpeg, UnreadablePhotoError } from "@treadclub/capture/photo-canvas";
import { judgePhoto, type PhotoProblem } from "@treadclub/capture/quality";

/** A photo that was just taken or chosen. */
export interface NewPhoto {
  readonly blob: Blob;
  readonly problems: readonly PhotoProblem[];
}

/** What the service takes of one photo. */
const MAX_BYTES = 15 * 1024 * 1024;

/** Above what the service takes. */
export class TooLargePhotoError extends Error {
  override readonly name = "TooLargePhotoError";
}

/**
 * A photo of the phone's own camera, upright, without metadata. A HEIC that this browser cannot open goes as it is: the service can.
 * Throws UnreadablePhotoError or TooLargePhotoError.
 */
export async function photoFromFile(file: File): Promise<NewPhoto> {
  try {
    const blob = await toPhotoJpeg(file);
    return { blob, problems: (await judgePhoto(blob)).problems };
  } catch (error) {
    if (!(error instanceof UnreadablePhotoError) || !isHeic(file)) throw error;
    if (file.size > MAX_BYTES) throw new TooLargePhotoError("Above 15 MB", { cause: error });
    return { blob: file.type === "" ? new Blob([file], { type: "image/heic" }) : file, problems: [] };
  }
}

const isHeic = (file: File): boolean => /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
