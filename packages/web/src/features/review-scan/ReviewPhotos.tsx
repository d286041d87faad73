import { useEffect, useRef, useState, type ReactElement } from "react";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { PhotoViewer } from "#ui/PhotoViewer.tsx";

interface Photo {
  readonly url: string;
  /** The tyre that it shows, where a scan shows two. */
  readonly position?: TyrePosition | null;
}

interface ReviewPhotosProps {
  readonly photos: readonly Photo[];
  /** Whose photos they are, for the words of each. */
  readonly tyre: string;
  readonly none: string;
}

/** A link works for 15 minutes; until shortly before, the one that is on the screen stays, so that zoom and picture stay too. */
const keepLinksMs = 9 * 60_000;

export function ReviewPhotos({ photos: newest, tyre, none }: ReviewPhotosProps): ReactElement {
  const t = useT();
  const photos = useSteadyPhotos(newest);
  if (photos.length === 0) return <p>{none}</p>;
  return (
    <PhotoViewer
      label={t("office.review.photos")}
      photos={photos.map(({ url, position }, at) => ({
        src: url,
        alt: t("office.review.photo", {
          number: at + 1,
          tyre: position ? t("scan.sidewall.name", { tyre: t(`ui.position.${position}`) }) : tyre,
        }),
      }))}
    />
  );
}

function useSteadyPhotos(newest: readonly Photo[]): readonly Photo[] {
  const [kept, setKept] = useState(newest);
  const keptAtMs = useRef(0);
  useEffect(() => {
    if (Date.now() - keptAtMs.current < keepLinksMs) return;
    keptAtMs.current = Date.now();
    setKept(newest);
  }, [newest]);
  return kept;
}
