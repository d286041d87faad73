import { useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { Maximize, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { IconButton } from "./Button.tsx";
import {
  fitted,
  leastZoom,
  mostZoom,
  moved,
  turned,
  zoomAt,
  zoomStep,
  type PhotoView,
  type Size,
} from "./photo-view.ts";
import css from "./PhotoViewer.module.css";
import { usePhotoGestures } from "./use-photo-gestures.ts";

export interface Photo {
  readonly src: string;
  /** What is to be seen: its text twin. */
  readonly alt: string;
  /** Under the photo: "Inner edge", when it was taken. */
  readonly caption?: string | undefined;
}

const arrowPx = 48;
const middle = { x: 0, y: 0 };

/** One photo that can be zoomed, moved and turned with mouse, fingers, buttons and keys. */
export function PhotoFrame({ photo }: { readonly photo: Photo }): ReactElement {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PhotoView>(fitted);
  const [failed, setFailed] = useState(false);
  const change = (next: (view: PhotoView, size: Size) => PhotoView): void => {
    const size = { width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 };
    setView((now) => next(now, size));
  };
  const gestures = usePhotoGestures(frame, change);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key];
    if (!step) return;
    event.preventDefault();
    change(step);
  };
  return (
    <figure className={css.figure}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys zoom and move the photo in it */}
      <div
        ref={frame}
        className={css.frame}
        role="group"
        aria-label={photo.alt}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys zoom and move the photo in it
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...gestures}
      >
        {failed ? (
          <p>{t("ui.photo.failed")}</p>
        ) : (
          <img
            src={photo.src}
            alt={photo.alt}
            draggable={false}
            onError={() => setFailed(true)}
            style={{
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.turns * 90}deg)`,
            }}
          />
        )}
      </div>
      <Tools caption={photo.caption} zoom={view.zoom} change={change} />
    </figure>
  );
}

interface ToolsProps {
  readonly caption: string | undefined;
  readonly zoom: number;
  readonly change: (step: Step) => void;
}

function Tools({ caption, zoom, change }: ToolsProps): ReactElement {
  const t = useT();
  const percent = Math.round(zoom * 100);
  return (
    <div className={css.tools}>
      {caption && <figcaption>{caption}</figcaption>}
      <IconButton
        label={t("ui.photo.out")}
        icon={<ZoomOut aria-hidden="true" />}
        disabled={zoom <= leastZoom}
        onClick={() => change(zoomOut)}
      />
      <output className={css.percent} aria-label={t("ui.photo.zoom", { percent })}>
        {percent} %
      </output>
      <IconButton
        label={t("ui.photo.in")}
        icon={<ZoomIn aria-hidden="true" />}
        disabled={zoom >= mostZoom}
        onClick={() => change(zoomIn)}
      />
      <IconButton label={t("ui.photo.rotate")} icon={<RotateCw aria-hidden="true" />} onClick={() => change(turned)} />
      <IconButton
        label={t("ui.photo.fit")}
        icon={<Maximize aria-hidden="true" />}
        onClick={() => change(() => fitted)}
      />
    </div>
  );
}

type Step = (view: PhotoView, size: Size) => PhotoView;
const zoomOut: Step = (view, size) => zoomAt(view, 1 / zoomStep, middle, size);
const zoomIn: Step = (view, size) => zoomAt(view, zoomStep, middle, size);
const steps: Readonly<Record<string, Step>> = {
  "+": zoomIn,
  "=": zoomIn,
  "-": zoomOut,
  ArrowLeft: (view, size) => moved(view, arrowPx, 0, size),
  ArrowRight: (view, size) => moved(view, -arrowPx, 0, size),
  ArrowUp: (view, size) => moved(view, 0, arrowPx, size),
  ArrowDown: (view, size) => moved(view, 0, -arrowPx, size),
  r: turned,
  "0": () => fitted,
};
