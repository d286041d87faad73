import { type UploadOptions, createUpload } from "./upload.ts";

export interface PhotoUploads {
  start(): void;
  /** Resolves with the ids in the order of `files` once all are there; rejects with the first UploadError, and stops the others. */
  readonly done: Promise<{ uploadIds: string[] }>;
  abort(): void;
}

/** Uploads several photos, two at a time, as one piece of work with one progress. Options as for `createUpload`. */
export function uploadPhotos(
  options: Omit<UploadOptions, "file" | "name" | "onUrl" | "resumeUrl"> & {
    readonly files: readonly { file: Blob; name: string }[];
  },
): PhotoUploads {
  const totalBytes = options.files.reduce((sum, { file }) => sum + file.size, 0);
  const sentBytes = options.files.map(() => 0);
  const uploads = options.files.map(({ file, name }, index) =>
    createUpload({
      ...options,
      file,
      name,
      onProgress(sent) {
        sentBytes[index] = sent;
        options.onProgress?.(
          sentBytes.reduce((sum, bytes) => sum + bytes, 0),
          totalBytes,
        );
      },
    }),
  );
  const abort = (): void => uploads.forEach((upload) => upload.abort());
  const waiting = [...uploads];
  const startNext = (): void => waiting.shift()?.start();
  const done = Promise.all(uploads.map((upload) => upload.done.finally(startNext))).then(
    (finished) => ({ uploadIds: finished.map(({ uploadId }) => uploadId) }),
    (error: unknown) => {
      abort();
      throw error;
    },
  );
  done.catch(() => undefined);
  let isStarted = false;
  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      for (let n = 0; n < AT_ONCE; n++) startNext();
    },
    done,
    abort,
  };
}

// One waits for the server's answer while the other uses the line; more would only share it.
const AT_ONCE = 2;
