import { useEffect, useState } from "preact/hooks";
import type { QueuedPhoto } from "@treadclub/capture/queue";
import { useSource } from "#scanner/kit/store.ts";
import type { ScanDesk } from "#scanner/scan/scan-desk.ts";

const none: readonly QueuedPhoto[] = [];

/** The photos on this phone, with how far each has been sent. */
export function usePhotos(desk: ScanDesk): readonly QueuedPhoto[] {
  const photos = useSource(desk.photos);
  const [list, setList] = useState<readonly QueuedPhoto[]>(() => photos?.list() ?? none);
  useEffect(() => {
    if (!photos) return undefined;
    const look = (): void => setList(photos.list());
    look();
    return photos.subscribe(look);
  }, [photos]);
  return list;
}
