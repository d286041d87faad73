import { useEffect, type ReactElement, type RefObject } from "react";
import { showCamera, type Camera, type CameraDevice } from "@treadclub/capture/camera";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Spinner } from "#ui/Spinner.tsx";
import type { PhotoSlot } from "#entities/scan/scan-note.ts";
import { CameraControls } from "./CameraControls.tsx";
import { PhoneCamera } from "./PhoneCamera.tsx";
import { TyreOutline } from "./TyreOutline.tsx";
import type { CameraTrouble, CameraUse } from "./use-camera.ts";
import css from "./ScanCamera.module.css";

interface LiveViewProps {
  readonly use: CameraUse;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly slot: PhotoSlot;
  readonly isUnreadable: boolean;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** The live picture, or why there is none and the way out. */
export function LiveView({ use, video, slot, isUnreadable, isBusy, onFile }: LiveViewProps): ReactElement {
  const t = useT();
  const { state, start } = use;
  const isLive = state.kind === "live";
  return (
    <div className={css.stage}>
      {state.kind === "live" && <Live camera={state.camera} devices={state.devices} video={video} onDevice={start} />}
      {isLive && <TyreOutline slot={slot} />}
      {state.kind === "starting" && (
        <p className={css.word}>
          <Spinner /> {t("scan.camera.starting")}
        </p>
      )}
      {state.kind === "asking" && (
        <div className={css.word}>
          <p>{t("scan.camera.allow")}</p>
          <Button kind="main" onClick={() => start()}>
            {t("scan.camera.open")}
          </Button>
          <PhoneCamera onPhoto={onFile} isBusy={isBusy} />
        </div>
      )}
      {state.kind === "trouble" && <Trouble why={state.why} onAgain={() => start()} onFile={onFile} isBusy={isBusy} />}
      <div className={css.how} role={isUnreadable ? "alert" : undefined}>
        {isUnreadable ? t("scan.error.unreadable") : t(isLive ? `scan.camera.how.${slot}` : `scan.camera.slot.${slot}`)}
      </div>
    </div>
  );
}

interface LiveProps {
  readonly camera: Camera;
  readonly devices: readonly CameraDevice[];
  readonly video: LiveViewProps["video"];
  readonly onDevice: (deviceId: string) => void;
}

function Live({ camera, devices, video, onDevice }: LiveProps): ReactElement {
  const t = useT();
  useEffect(() => {
    const element = video.current;
    // A picture that never comes shows in taking the photo, with its own sentence.
    if (element) void showCamera(element, camera.stream).catch(() => undefined);
  }, [camera, video]);
  return (
    <>
      <video ref={video} className={css.video} aria-label={t("scan.camera.view")} muted playsInline />
      <CameraControls camera={camera} devices={devices} onDevice={onDevice} />
    </>
  );
}

interface TroubleProps {
  readonly why: CameraTrouble;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly onFile: (file: File) => void;
}

/** What is in the way here does not change by trying again. */
const lasting: readonly CameraTrouble[] = ["insecure", "unsupported", "in_app_browser"];

function Trouble({ why, isBusy, onAgain, onFile }: TroubleProps): ReactElement {
  const t = useT();
  return (
    <div className={css.word} role="alert">
      <p>{t(`scan.error.${why}`)}</p>
      <PhoneCamera onPhoto={onFile} isBusy={isBusy} isMain />
      {!lasting.includes(why) && <Button onClick={onAgain}>{t("scan.camera.again")}</Button>}
    </div>
  );
}
