import { useRef, useState, type Dispatch, type ReactElement } from "react";
import { X } from "lucide-react";
import { takeBestPhoto } from "@treadclub/capture/burst";
import { toPhotoJpeg, UnreadablePhotoError } from "@treadclub/capture/photo-canvas";
import { judgePhoto, type PhotoProblem } from "@treadclub/capture/quality";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { pageTitleId } from "#ui/Page.tsx";
import { Plate } from "#ui/Plate.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import type { ScanDesk } from "#entities/scan/scan-desk.ts";
import type { ScanNote } from "#entities/scan/scan-note.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { CameraBar } from "./CameraBar.tsx";
import { DoubtPanel } from "./DoubtPanel.tsx";
import { LiveView } from "./LiveView.tsx";
import type { Doubted, DraftEvent, ScanDraft } from "./scan-draft.ts";
import { useCamera } from "./use-camera.ts";
import css from "./ScanCamera.module.css";

interface CameraViewProps {
  readonly vehicle: Vehicle;
  readonly position: TyrePosition;
  readonly draft: ScanDraft;
  readonly dispatch: Dispatch<DraftEvent>;
  readonly note: ScanNote | undefined;
  readonly desk: ScanDesk;
  readonly back: string;
  readonly onPhoto: (blob: Blob, problems: readonly PhotoProblem[]) => Promise<void>;
  readonly onUseAnyway: (doubted: Doubted) => Promise<void>;
}

/** The camera with the outline of the tyre; one photo after the other. */
export function CameraView(props: CameraViewProps): ReactElement {
  const { vehicle, position, draft, dispatch, note, desk, back, onPhoto, onUseAnyway } = props;
  const t = useT();
  const use = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const photo = usePhotoTaking();
  const shoot = (): void => {
    const { state } = use;
    const element = video.current;
    if (state.kind !== "live" || !element) return;
    void photo.run(async () => {
      const { blob, quality } = await takeBestPhoto(state.camera, element);
      await onPhoto(blob, quality.problems);
    });
  };
  const fromFile = (file: File): void =>
    void photo.run(async () => {
      const blob = await toPhotoJpeg(file);
      await onPhoto(blob, (await judgePhoto(blob)).problems);
    });
  return (
    <div className={css.screen}>
      <header className={css.top}>
        <UiLink className={css.close} href={back} aria-label={t("ui.page.back")}>
          <X aria-hidden="true" />
        </UiLink>
        <h1 id={pageTitleId} tabIndex={-1}>
          {t("scan.camera.title", { tyre: t(`ui.position.${position}`) })}
        </h1>
        <Plate value={vehicle.number} size="small" />
      </header>
      {draft.doubted ? (
        <DoubtPanel doubted={draft.doubted} onRetake={() => dispatch({ kind: "retake" })} onAnyway={onUseAnyway} />
      ) : (
        <LiveView
          use={use}
          video={video}
          slot={draft.slot}
          isUnreadable={photo.isUnreadable}
          onFile={fromFile}
          isBusy={photo.isBusy}
        />
      )}
      <CameraBar
        draft={draft}
        dispatch={dispatch}
        note={note}
        desk={desk}
        isLive={use.state.kind === "live"}
        isBusy={photo.isBusy}
        onShoot={shoot}
        onFile={fromFile}
      />
    </div>
  );
}

interface PhotoTaking {
  readonly isBusy: boolean;
  /** The last picture could not be read. */
  readonly isUnreadable: boolean;
  readonly run: (take: () => Promise<void>) => Promise<void>;
}

/** One photo at a time. */
function usePhotoTaking(): PhotoTaking {
  const [state, setState] = useState({ isBusy: false, isUnreadable: false });
  const isRunning = useRef(false);
  const run = async (take: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ isBusy: true, isUnreadable: false });
    try {
      await take();
      setState({ isBusy: false, isUnreadable: false });
    } catch (error) {
      setState({ isBusy: false, isUnreadable: true });
      if (!(error instanceof UnreadablePhotoError)) throw error;
    } finally {
      isRunning.current = false;
    }
  };
  return { ...state, run };
}
