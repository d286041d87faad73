import { useEffect, useMemo, useState } from "preact/hooks";
import type { QueuedPhoto } from "@treadclub/capture/queue";
import type { KeptPhotos } from "@treadclub/capture/screens/kept-photos";
import { useSource } from "#scanner/kit/store.ts";
import { isShotId, photoKey, type ShotId } from "#scanner/scan/photo-keys.ts";
import { photosOf } from "#scanner/scan/photo-queues.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import type { Tyre } from "#scanner/scan/scan-state.ts";

const none: readonly QueuedPhoto[] = [];

/** The photos on this phone, with how far each has been sent. */
export function usePhotos(scan: ScanController): readonly QueuedPhoto[] {
  const photos = useSource(scan.photos);
  const [list, setList] = useState<readonly QueuedPhoto[]>(() => photos?.list() ?? none);
  useEffect(() => {
    if (!photos) return undefined;
    const look = (): void => setList(photos.list());
    look();
    return photos.subscribe(look);
  }, [photos]);
  return list;
}

/** The photos of one tyre, as the capture screens take them. */
export function useKeptPhotos(scan: ScanController, { id, session }: Tyre): KeptPhotos<ShotId> {
  const photos = photosOf(usePhotos(scan), id);
  const storage = useMemo(
    () => ({
      blobOf: async (shot: ShotId) => (await scan.photos.get()?.blobOf(photoKey(id, shot))) ?? null,
      keep: async (shot: ShotId, blob: Blob) => scan.photos.get()?.add(session, id, shot, blob),
    }),
    [scan, id, session],
  );
  const list = photos.flatMap(({ slot, takenAt, state }) =>
    isShotId(slot) ? [{ shot: slot, takenAtMs: takenAt.getTime(), isRefused: state === "failed" }] : [],
  );
  return { ...storage, list };
}
