import type { StoredPhoto } from "./photo-store.ts";
import type { UploadErrorCode } from "./upload-errors.ts";

/** A photo of the queue, as a screen shows it. */
export interface QueuedPhoto {
  readonly key: string;
  readonly slot: string;
  readonly takenAt: Date;
  readonly sizeBytes: number;
  readonly sentBytes: number;
  /** `paused`: resumes by itself once there is a connection. `failed`: the server refuses it, see `error`. */
  readonly state: "waiting" | "uploading" | "paused" | "uploaded" | "failed";
  readonly uploadId: string | null;
  readonly error: { readonly code: UploadErrorCode; readonly message: string } | null;
}

/** What the screens see of a queue: one list, replaced as a whole with every change, oldest photo first. */
export interface PhotoBoard {
  list(): readonly QueuedPhoto[];
  find(key: string): QueuedPhoto | undefined;
  subscribe(listener: () => void): () => void;
  show(photo: StoredPhoto): void;
  change(key: string, changes: Partial<QueuedPhoto>): void;
  drop(key: string): void;
  announce(): void;
}

export function newPhotoBoard(): PhotoBoard {
  let photos: readonly QueuedPhoto[] = [];
  const listeners = new Set<() => void>();
  const announce = (): void => [...listeners].forEach((listener) => listener());
  const replace = (next: readonly QueuedPhoto[]): void => {
    photos = next.toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime() || (a.key < b.key ? -1 : 1));
    announce();
  };
  const others = (key: string): QueuedPhoto[] => photos.filter((photo) => photo.key !== key);
  return {
    list: () => photos,
    find: (key) => photos.find((photo) => photo.key === key),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (photo) => replace([...others(photo.key), queued(photo)]),
    change(key, changes) {
      const photo = photos.find((one) => one.key === key);
      if (photo) replace([...others(key), { ...photo, ...changes }]);
    },
    drop: (key) => replace(others(key)),
    announce,
  };
}

function queued(photo: StoredPhoto): QueuedPhoto {
  const isThere = photo.uploadId !== null;
  return {
    key: photo.key,
    slot: photo.slot,
    takenAt: photo.takenAt,
    sizeBytes: photo.sizeBytes,
    sentBytes: isThere ? photo.sizeBytes : 0,
    state: isThere ? "uploaded" : "waiting",
    uploadId: photo.uploadId,
    error: null,
  };
}
