import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { QueuedPhoto } from "@treadclub/capture/queue";
import type { ScanDesk } from "#scanner/scan/scan-desk.ts";

interface PhotoProps {
  readonly desk: ScanDesk;
  readonly photo: QueuedPhoto;
  readonly alt: string;
}

/** A photo that is still on this phone. */
export function Photo({ desk, photo, alt }: PhotoProps): VNode | null {
  const [url, setUrl] = useState<string | null>(null);
  const takenMs = photo.takenAt.getTime();
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    const show = (blob: Blob | null | undefined): void => {
      if (!blob || isGone) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    };
    void desk.photos.get()?.blobOf(photo.key).then(show);
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [desk, photo.key, takenMs]);
  return url === null ? null : <img src={url} alt={alt} />;
}
