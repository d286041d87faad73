import { toPhotoJpeg, UnreadablePhotoError } from "./photo-canvas.ts";
import { judgePhoto, type JudgedPixels, type PhotoProblem, type SubjectFigures } from "./quality.ts";

/** A photo that was just taken or chosen, with what may make it hard to read and what it shows. */
export interface PhotoFile {
  readonly blob: Blob;
  readonly problems: readonly PhotoProblem[];
  /** Null where nobody can tell. */
  readonly subject: SubjectFigures | null;
  /** Chosen among files, where the same one can be chosen again. */
  readonly isChosen: boolean;
}

/** A photo of the live camera. */
export const livePhoto = (blob: Blob, { problems, subject }: JudgedPixels): PhotoFile => ({
  blob,
  problems,
  subject,
  isChosen: false,
});

/** The server's limit for one photo. */
const MAX_BYTES = 15 * 1024 * 1024;

/** The file is above the server's limit. */
export class TooLargePhotoError extends Error {
  override readonly name = "TooLargePhotoError";
}

/**
 * Returns the file as an upright JPEG without metadata. A HEIC that this browser cannot decode stays as it is: the server can.
 * Throws UnreadablePhotoError or TooLargePhotoError.
 */
export async function readPhotoFile(file: File): Promise<PhotoFile> {
  try {
    const blob = await toPhotoJpeg(file);
    return { ...livePhoto(blob, await judgePhoto(blob)), isChosen: true };
  } catch (error) {
    if (!(error instanceof UnreadablePhotoError) || !isHeic(file)) throw error;
    if (file.size > MAX_BYTES) throw new TooLargePhotoError("Above 15 MB", { cause: error });
    return {
      blob: file.type === "" ? new Blob([file], { type: "image/heic" }) : file,
      problems: [],
      subject: null,
      isChosen: true,
    };
  }
}

const isHeic = (file: File): boolean => /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
