import { useId, useState, type ReactElement } from "react";
import { Columns2, GalleryHorizontal } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Button } from "./Button.tsx";
import { cx } from "./cx.ts";
import { PhotoFrame, type Photo } from "./PhotoFrame.tsx";
import css from "./PhotoViewer.module.css";

interface PhotoViewerProps {
  readonly photos: readonly Photo[];
  /** How it starts; people may change it. */
  readonly layout?: "single" | "side" | undefined;
  readonly label?: string | undefined;
}

/** Photos to look into closely, one at a time or side by side. */
export function PhotoViewer({ photos, layout = "single", label }: PhotoViewerProps): ReactElement {
  const t = useT();
  const helpId = useId();
  const [side, setSide] = useState(layout === "side" && photos.length > 1);
  const [at, setAt] = useState(0);
  const shown = side ? photos : photos.slice(at, at + 1);
  return (
    <div className={css.viewer} role="group" aria-label={label ?? t("ui.photo.viewer")} aria-describedby={helpId}>
      {photos.length > 1 && (
        <div className={css.bar}>
          <ul className={css.thumbs}>
            {photos.map((photo, index) => (
              <li key={photo.src}>
                <button
                  type="button"
                  className={cx(css.thumb, !side && index === at && css.chosen)}
                  aria-label={t("ui.photo.of", { number: index + 1, total: photos.length })}
                  aria-pressed={!side && index === at}
                  onClick={() => {
                    setSide(false);
                    setAt(index);
                  }}
                >
                  <img src={photo.src} alt="" />
                </button>
              </li>
            ))}
          </ul>
          <Button
            small
            icon={side ? <GalleryHorizontal aria-hidden="true" /> : <Columns2 aria-hidden="true" />}
            onClick={() => setSide(!side)}
          >
            {side ? t("ui.photo.single") : t("ui.photo.side")}
          </Button>
        </div>
      )}
      <div className={cx(css.frames, side && css.side)}>
        {shown.map((photo) => (
          <PhotoFrame key={photo.src} photo={photo} />
        ))}
      </div>
      <p className={css.help} id={helpId}>
        {t("ui.photo.help")}
      </p>
    </div>
  );
}
