import type { QueuedPhoto } from "@treadclub/capture/queue";
import type { PhotoQueues } from "#scanner/scan/photo-queues.ts";
import { photoKey, type ShotId } from "#scanner/scan/photo-keys.ts";

export function photoOf(id: number, slot: ShotId, changes: Partial<QueuedPhoto> = {}): QueuedPhoto {
  return {
    key: photoKey(id, slot),
    slot,
    takenAt: new Date("2026-11-21T10:00:00Z"),
    sizeBytes: 1000,
    sentBytes: 0,
    state: "waiting",
    uploadId: null,
    error: null,
    ...changes,
  };
}

/** Photos whose arrival a test decides. */
export function fakePhotos(photos: readonly QueuedPhoto[] = []) {
  let list = photos;
  const listeners = new Set<() => void>();
  const set = (next: readonly QueuedPhoto[]): void => {
    list = next;
    listeners.forEach((listener) => listener());
  };
  const arrivals = new Map<number, PromiseWithResolvers<string[]>>();
  const arrivalOf = (id: number): PromiseWithResolvers<string[]> => {
    const known = arrivals.get(id) ?? Promise.withResolvers<string[]>();
    arrivals.set(id, known);
    return known;
  };
  const forgotten: number[] = [];
  const queues: PhotoQueues = {
    durable: true,
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: async (_session, id, slot) => set([...list, photoOf(id, slot)]),
    remove: async (_session, id, slot) => set(list.filter(({ key }) => key !== photoKey(id, slot))),
    blobOf: async () => new Blob(["x"], { type: "image/jpeg" }),
    whenUploaded: (_session, id) => arrivalOf(id).promise,
    forget: async (_session, id) => void forgotten.push(id),
    resume: () => undefined,
    close: async () => undefined,
  };
  return { queues, forgotten, arrivalOf, set };
}
