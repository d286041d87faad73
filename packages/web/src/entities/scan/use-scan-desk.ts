import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { QueuedPhoto } from "@treadclub/capture/queue";
import { loadLazily } from "#kit/lazy.ts";
import { hasNotes } from "./note-store.ts";
import type { ScanDesk } from "./scan-desk.ts";
import type { ScanNote } from "./scan-note.ts";

export interface DeskView {
  /** Null while it opens, and where nothing asks for it. */
  readonly desk: ScanDesk | null;
  readonly notes: readonly ScanNote[];
  readonly photos: readonly QueuedPhoto[];
  /** Notes whose photos are there and whose scan waits for a connection. */
  readonly waiting: ReadonlySet<string>;
}

/**
 * The driver's scans on this phone. Its code is loaded when an earlier page left a scan, or when the screen wants it;
 * from then on unfinished scans go on by themselves.
 */
export function useScanDesk(userId: number, wanted = false): DeskView {
  const [desk, setDesk] = useState<ScanDesk | null>(null);
  useEffect(() => {
    let gone = false;
    if (!wanted && !hasNotes(userId)) return undefined;
    void loadLazily(() => import("./scan-desk.ts"))
      .then((module) => module?.openScanDesk(userId))
      .then((opened) => (!gone && opened ? setDesk(opened) : undefined));
    return () => {
      gone = true;
    };
  }, [userId, wanted]);
  const subscribe = useCallback((listener: () => void) => desk?.subscribe(listener) ?? ignore, [desk]);
  const notes = useSyncExternalStore(subscribe, () => desk?.notes() ?? noNotes);
  const photos = useSyncExternalStore(subscribe, () => desk?.photos() ?? noPhotos);
  const waiting = useSyncExternalStore(subscribe, () => desk?.waiting() ?? noneWaiting);
  return { desk, notes, photos, waiting };
}

const ignore = (): void => undefined;
const noNotes: readonly ScanNote[] = [];
const noPhotos: readonly QueuedPhoto[] = [];
const noneWaiting: ReadonlySet<string> = new Set();
