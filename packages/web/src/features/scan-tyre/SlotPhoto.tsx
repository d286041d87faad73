import { useEffect, useState, type ReactElement } from "react";
import type { ScanDesk } from "#entities/scan/scan-desk.ts";
import { photoKey, type PhotoSlot, type ScanNote } from "#entities/scan/scan-note.ts";
import { useBlobUrl } from "./use-blob-url.ts";

interface SlotPhotoProps {
  readonly desk: ScanDesk;
  readonly note: ScanNote;
  readonly slot: PhotoSlot;
  readonly alt: string;
}

/** A photo that is still on this phone. */
export function SlotPhoto({ desk, note, slot, alt }: SlotPhotoProps): ReactElement | null {
  const [blob, setBlob] = useState<Blob | null>(null);
  const takenMs = desk
    .photos()
    .find((photo) => photo.key === photoKey(note, slot))
    ?.takenAt.getTime();
  useEffect(() => {
    let isGone = false;
    void desk.blobOf(note.id, slot).then((found) => (isGone ? undefined : setBlob(found)));
    return () => {
      isGone = true;
    };
  }, [desk, note.id, slot, takenMs]);
  const url = useBlobUrl(blob);
  return url === null ? null : <img src={url} alt={alt} />;
}
