import { useEffect, useState, type View } from "#capture/view.ts";
import type { KeptPhotos } from "./kept-photos.ts";
import { useBlobUrl } from "./use-blob-url.ts";

interface KeptPhotoProps<Id extends string> {
  readonly photos: Pick<KeptPhotos<Id>, "blobOf">;
  readonly shot: Id;
  readonly takenAtMs: number;
  readonly alt: string;
}

/** A photo that is still on this device. */
export function KeptPhoto<Id extends string>({ photos, shot, takenAtMs, alt }: KeptPhotoProps<Id>): View | null {
  const [blob, setBlob] = useState<Blob | null>(null);
  const { blobOf } = photos;
  useEffect(() => {
    let isUnmounted = false;
    void blobOf(shot).then((found) => (isUnmounted ? undefined : setBlob(found)));
    return () => {
      isUnmounted = true;
    };
  }, [blobOf, shot, takenAtMs]);
  const url = useBlobUrl(blob);
  return url === null ? null : <img src={url} alt={alt} />;
}
