import type { Translate } from "@treadclub/texts/translate";
import { useEffect, type View } from "#capture/view.ts";
import { showCamera, type Camera, type CameraDevice } from "../camera.ts";
import type { CameraTrouble } from "../camera-state.ts";
import type { LiveDoubt } from "../quality.ts";
import { Button, Spinner } from "./Button.tsx";
import { CameraControls } from "./CameraControls.tsx";
import { Icon } from "./Icon.tsx";
import css from "./LiveView.module.css";
import { PhoneCamera } from "./PhoneCamera.tsx";
import { Outline } from "./Outline.tsx";
import type { Shot } from "./shots.ts";
import type { CameraHandle } from "./use-camera.ts";
import type { PhotoTrouble } from "./use-photo-capture.ts";
import { useLiveHint } from "./use-live-hint.ts";

interface LiveViewProps {
  readonly t: Translate;
  readonly camera: CameraHandle;
  readonly video: { current: HTMLVideoElement | null };
  readonly shot: Shot;
  readonly trouble: PhotoTrouble | null;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** The live picture with the outline of the tyre, or why there is none and the way out. */
export function LiveView({ t, camera, video, shot, trouble, isBusy, onFile }: LiveViewProps): View {
  const { state, start } = camera;
  const isLive = state.kind === "live";
  const hint = useLiveHint(video, shot, isLive && !isBusy);
  return (
    <main className={css.stage}>
      {state.kind === "live" && (
        <Live t={t} camera={state.camera} devices={state.devices} video={video} onDevice={start} />
      )}
      {isLive && <Outline shape={shot.outline} />}
      {state.kind === "starting" && (
        <p className={css.word}>
          <Spinner /> {t("capture.starting")}
        </p>
      )}
      {state.kind === "asking" && (
        <div className={css.word}>
          <p>{t("capture.allow")}</p>
          <Button kind="main" icon="camera" onPress={() => start()}>
            {t("capture.open")}
          </Button>
          <PhoneCamera t={t} onPhoto={onFile} isBusy={isBusy} />
        </div>
      )}
      {state.kind === "trouble" && (
        <CameraProblem t={t} why={state.why} onAgain={() => start()} onFile={onFile} isBusy={isBusy} />
      )}
      <Instruction t={t} shot={shot} trouble={trouble} isLive={isLive} hint={hint} />
    </main>
  );
}

interface InstructionProps extends Pick<LiveViewProps, "t" | "shot" | "trouble"> {
  readonly isLive: boolean;
  readonly hint: LiveDoubt | null;
}

/** At the lower edge of the picture: what went wrong, else the live hint, else what to frame. */
function Instruction({ t, shot, trouble, isLive, hint }: InstructionProps): View {
  const isHinted = hint !== null && trouble === null;
  return (
    <>
      {trouble !== null && (
        <p className={css.how} role="alert">
          {t(`capture.${trouble}`)}
        </p>
      )}
      {trouble === null && !isHinted && <p className={css.how}>{t(isLive ? shot.instruction : shot.name)}</p>}
      <p className={isHinted ? `${css.how} ${css.hint}` : ""} role="status">
        {isHinted && (
          <>
            <Icon name="warning" size={20} /> {t(`capture.hint.${hint}`)}
          </>
        )}
      </p>
    </>
  );
}

interface LiveProps {
  readonly t: Translate;
  readonly camera: Camera;
  readonly devices: readonly CameraDevice[];
  readonly video: LiveViewProps["video"];
  readonly onDevice: (deviceId: string) => void;
}

function Live({ t, camera, devices, video, onDevice }: LiveProps): View {
  useEffect(() => {
    const element = video.current;
    // Taking a photo reports a picture that never comes.
    if (element) void showCamera(element, camera.stream).catch(() => undefined);
  }, [camera, video]);
  return (
    <>
      <video ref={video} className={css.video} aria-label={t("capture.view")} muted playsInline />
      <CameraControls t={t} camera={camera} devices={devices} onDevice={onDevice} />
    </>
  );
}

interface CameraProblemProps {
  readonly t: Translate;
  readonly why: CameraTrouble;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly onFile: (file: File) => void;
}

/** Trying again does not help here. */
const lasting: readonly CameraTrouble[] = ["insecure", "unsupported", "in_app_browser"];

function CameraProblem({ t, why, isBusy, onAgain, onFile }: CameraProblemProps): View {
  return (
    <div className={css.word} role="alert">
      <p>{t(`capture.trouble.${why}`)}</p>
      <PhoneCamera t={t} onPhoto={onFile} isBusy={isBusy} isMain />
      {!lasting.includes(why) && (
        <Button icon="again" onPress={onAgain}>
          {t("capture.again")}
        </Button>
      )}
    </div>
  );
}
