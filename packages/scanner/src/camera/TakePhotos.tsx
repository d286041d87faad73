import type { VNode } from "preact";
import { useContext, useRef } from "preact/hooks";
import { takeBestPhoto } from "@treadclub/capture/burst";
import { useT } from "#scanner/kit/words.ts";
import { LeaveButton } from "#scanner/pieces/Header.tsx";
import { Icon } from "#scanner/pieces/Icon.tsx";
import { useStepHeading } from "#scanner/pieces/Page.tsx";
import { VisitContext } from "#scanner/pieces/visit.ts";
import type { ScanDesk } from "#scanner/scan/scan-desk.ts";
import type { Tyre } from "#scanner/scan/scan-state.ts";
import type { PhotoSlot } from "#scanner/scan/slots.ts";
import { tyreName } from "#scanner/screens/names.ts";
import css from "./camera.module.css";
import { CameraBar } from "./CameraBar.tsx";
import { DoubtPanel } from "./DoubtPanel.tsx";
import { LiveView } from "./LiveView.tsx";
import { photoFromFile } from "./new-photo.ts";
import { useCamera } from "./use-camera.ts";
import { useTyrePhotos } from "./use-tyre-photos.ts";

interface TakePhotosProps {
  readonly desk: ScanDesk;
  readonly tyre: Tyre;
  /** Null: whichever is asked for next. */
  readonly slot: PhotoSlot | null;
}

/** The camera with the outline of the tyre; one photo after the other. */
export function TakePhotos({ desk, tyre, slot: asked }: TakePhotosProps): VNode {
  const use = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const photos = useTyrePhotos(desk, tyre, asked);
  const { slot, doubted, isBusy, trouble, take } = photos;
  const shoot = (): void => {
    const { state } = use;
    const element = video.current;
    if (state.kind !== "live" || !element) return;
    take(async () => {
      const { blob, quality } = await takeBestPhoto(state.camera, element);
      return { blob, problems: quality.problems };
    });
  };
  const fromFile = (file: File): void => take(() => photoFromFile(file));
  return (
    <div class={css.screen} data-theme="dark">
      <Top desk={desk} tyre={tyre} hasPhotos={photos.taken.length > 0} />
      {doubted ? (
        <DoubtPanel photo={doubted} slot={slot} onAgain={photos.retake} onAnyway={photos.useAnyway} />
      ) : (
        <LiveView use={use} video={video} slot={slot} trouble={trouble} isBusy={isBusy} onFile={fromFile} />
      )}
      <CameraBar
        desk={desk}
        tyre={tyre}
        slot={slot}
        isLive={use.state.kind === "live" && doubted === null}
        isDoubted={doubted !== null}
        isBusy={isBusy}
        onShoot={shoot}
        onFile={fromFile}
        onSlot={photos.choose}
      />
    </div>
  );
}

interface TopProps {
  readonly desk: ScanDesk;
  readonly tyre: Tyre;
  readonly hasPhotos: boolean;
}

function Top({ desk, tyre, hasPhotos }: TopProps): VNode {
  const t = useT();
  const title = t("scanner.camera.title", { tyre: tyreName(t, tyre) });
  const heading = useStepHeading(title);
  const visit = useContext(VisitContext);
  const hasWayBack = hasPhotos || desk.state.get().tyres.length > 1;
  return (
    <header class={css.top}>
      {hasWayBack && (
        <button
          type="button"
          class={css.tool}
          aria-label={t("scanner.page.back")}
          onClick={() => desk.dispatch(hasPhotos ? { kind: "check", id: tyre.id } : { kind: "overview" })}
        >
          <Icon name="back" />
        </button>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {visit?.onLeave && <LeaveButton onLeave={visit.onLeave} hasHandedIn={visit.hasHandedIn} />}
    </header>
  );
}
