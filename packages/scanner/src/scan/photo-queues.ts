import type { PhotoQueue, QueuedPhoto } from "@treadclub/capture/queue";
import { measurementShots } from "@treadclub/capture/screens/tread-shots";
import { isShotId, photoKey, type ShotId, tyreOfKey } from "./photo-keys.ts";

/** The photos of all tyres, each in the queue of its session: photos belong to the token that they are sent with. */
export interface PhotoQueues {
  /** False when this browser keeps nothing beyond the page. */
  readonly durable: boolean;
  list(): readonly QueuedPhoto[];
  subscribe(listener: () => void): () => void;
  add(session: number, id: number, shot: ShotId, blob: Blob): Promise<void>;
  remove(session: number, id: number, shot: ShotId): Promise<void>;
  blobOf(key: string): Promise<Blob | null>;
  /** Upload ids of a tyre's photos once all have arrived; rejects with the UploadError of one that is refused. */
  whenUploaded(session: number, id: number): Promise<string[]>;
  /** Forgets the photos of a tyre. */
  forget(session: number, id: number): Promise<void>;
  resume(): void;
  close(): Promise<void>;
}

/** Opens the photos of a launch's sessions. Rejects when what it takes cannot be fetched. */
export type OpenPhotoQueues = (
  sessions: readonly { readonly token: string; readonly sessionId: number }[],
) => Promise<PhotoQueues>;

export function joinPhotoQueues(queues: readonly PhotoQueue[]): PhotoQueues {
  const queueOf = (session: number): PhotoQueue => {
    const queue = queues[session];
    if (!queue) throw new RangeError(`No session ${session}`);
    return queue;
  };
  let parts: readonly (readonly QueuedPhoto[])[] = [];
  let all: readonly QueuedPhoto[] = [];
  return {
    get durable() {
      return queues.every((queue) => queue.durable);
    },
    list() {
      const now = queues.map((queue) => queue.list());
      if (now.some((part, at) => part !== parts[at])) {
        parts = now;
        all = now.flat();
      }
      return all;
    },
    subscribe(listener) {
      const stops = queues.map((queue) => queue.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    add: (session, id, shot, blob) =>
      queueOf(session).add({ key: photoKey(id, shot), slot: shot, blob, takenAt: new Date() }),
    remove: (session, id, shot) => queueOf(session).remove(photoKey(id, shot)),
    async blobOf(key) {
      const blobs = await Promise.all(queues.map((queue) => queue.blobOf(key)));
      return blobs.find((blob) => blob !== null) ?? null;
    },
    whenUploaded: (session, id) => queueOf(session).whenUploaded(keysOf(queueOf(session).list(), id)),
    async forget(session, id) {
      for (const key of keysOf(queueOf(session).list(), id)) await queueOf(session).remove(key);
    },
    resume: () => queues.forEach((queue) => queue.resume()),
    close: async () => void (await Promise.all(queues.map((queue) => queue.close()))),
  };
}

/** A tyre's photos in the order of their shots. */
export function photosOf(photos: readonly QueuedPhoto[], id: number): readonly QueuedPhoto[] {
  return photos.filter(({ key }) => tyreOfKey(key) === id).toSorted((a, b) => rank(a.slot) - rank(b.slot));
}

export const shotsOf = (photos: readonly QueuedPhoto[], id: number): readonly ShotId[] =>
  photosOf(photos, id)
    .map(({ slot }) => slot)
    .filter(isShotId);

/** How much of a tyre's photos is across, 0 to 100, and whether it waits for a connection. */
export function sendingOf(photos: readonly QueuedPhoto[], id: number): { percent: number; isWaiting: boolean } {
  const own = photosOf(photos, id);
  const total = own.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const sent = own.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  const percent = total === 0 ? 100 : Math.min(100, Math.floor((100 * sent) / total));
  return { percent, isWaiting: own.some(({ state }) => state === "paused") };
}

const keysOf = (photos: readonly QueuedPhoto[], id: number): string[] => photosOf(photos, id).map(({ key }) => key);
const rank = (slot: string): number => measurementShots.findIndex(({ id }) => id === slot);
