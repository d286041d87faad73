import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { QueuedPhoto } from "@treadclub/capture/queue";
import { loadLazily } from "#kit/lazy.ts";
import { hasNotes } from "./note-store.ts";
import type { ScanQueue } from "./scan-queue.ts";
import type { ScanNote } from "./scan-note.ts";

export interface ScanQueueView {
  /** Null while it opens, and where nothing asks for it. */
  readonly queue: ScanQueue | null;
  readonly notes: readonly ScanNote[];
  readonly photos: readonly QueuedPhoto[];
  /** Notes whose photos are there and whose scan waits for a connection. */
  readonly waiting: ReadonlySet<string>;
}

/**
 * The driver's scans on this phone. Its code is loaded when an earlier page left a scan, or when the screen wants it;
 * from then on unfinished scans go on by themselves.
 */
export function useScanQueue(userId: number, wanted = false): ScanQueueView {
  const [queue, setQueue] = useState<ScanQueue | null>(null);
  useEffect(() => {
    let gone = false;
    if (!wanted && !hasNotes(userId)) return undefined;
    void loadLazily(() => import("./scan-queue.ts"))
      .then((module) => module?.openScanQueue(userId))
      .then((opened) => (!gone && opened ? setQueue(opened) : undefined));
    return () => {
      gone = true;
    };
  }, [userId, wanted]);
  const subscribe = useCallback((listener: () => void) => queue?.subscribe(listener) ?? ignore, [queue]);
  const notes = useSyncExternalStore(subscribe, () => queue?.notes() ?? noNotes);
  const photos = useSyncExternalStore(subscribe, () => queue?.photos() ?? noPhotos);
  const waiting = useSyncExternalStore(subscribe, () => queue?.waiting() ?? noneWaiting);
  return { queue, notes, photos, waiting };
}

const ignore = (): void => undefined;
const noNotes: readonly ScanNote[] = [];
const noPhotos: readonly QueuedPhoto[] = [];
const noneWaiting: ReadonlySet<string> = new Set();
