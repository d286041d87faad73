import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { showCamera, type Camera, type CameraDevice } from "@treadclub/capture/camera";
import type { PhotoProblem } from "@treadclub/capture/quality";
import { cx } from "#scanner/kit/cx.ts";
import { useT } from "#scanner/kit/words.ts";
import { Button, Spinner } from "#scanner/pieces/Button.tsx";
import { Icon } from "#scanner/pieces/Icon.tsx";
import type { PhotoSlot } from "#scanner/scan/slots.ts";
import { CameraControls } from "./CameraControls.tsx";
import css from "./camera.module.css";
import { PhoneCamera } from "./PhoneCamera.tsx";
import { TyreOutline } from "./TyreOutline.tsx";
import type { CameraTrouble, CameraUse } from "./use-camera.ts";
import type { PhotoTrouble } from "./use-photo-taking.ts";
import { useLiveHint } from "./use-live-hint.ts";

interface LiveViewProps {
  readonly use: CameraUse;
  readonly video: { current: HTMLVideoElement | null };
  readonly slot: PhotoSlot;
  readonly trouble: PhotoTrouble | null;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** The live picture with the outline of the tyre, or why there is none and the way out. */
export function LiveView({ use, video, slot, trouble, isBusy, onFile }: LiveViewProps): VNode {
  const t = useT();
  const { state, start } = use;
  const isLive = state.kind === "live";
  const hint = useLiveHint(video, isLive && !isBusy);
  return (
    <main class={css.stage}>
      {state.kind === "live" && <Live camera={state.camera} devices={state.devices} video={video} onDevice={start} />}
      {isLive && <TyreOutline slot={slot} />}
      {state.kind === "starting" && (
        <p class={css.word}>
          <Spinner /> {t("scanner.camera.starting")}
        </p>
      )}
      {state.kind === "asking" && (
        <div class={css.word}>
          <p>{t("scanner.camera.allow")}</p>
          <Button kind="main" icon="camera" onPress={() => start()}>
            {t("scanner.camera.open")}
          </Button>
          <PhoneCamera onPhoto={onFile} isBusy={isBusy} />
        </div>
      )}
      {state.kind === "trouble" && <InTheWay why={state.why} onAgain={() => start()} onFile={onFile} isBusy={isBusy} />}
      <Word slot={slot} trouble={trouble} isLive={isLive} hint={hint} />
    </main>
  );
}

interface WordProps extends Pick<LiveViewProps, "slot" | "trouble"> {
  readonly isLive: boolean;
  readonly hint: PhotoProblem | null;
}

/** At the lower edge of the picture: what went wrong, else what is wrong just now, else what to frame. */
function Word({ slot, trouble, isLive, hint }: WordProps): VNode {
  const t = useT();
  const isHinted = hint !== null && trouble === null;
  return (
    <>
      {trouble !== null && (
        <p class={css.how} role="alert">
          {t(`scanner.camera.${trouble}`)}
        </p>
      )}
      {trouble === null && !isHinted && (
        <p class={css.how}>{t(isLive ? `scanner.camera.how.${slot}` : `scanner.camera.slot.${slot}`)}</p>
      )}
      <p class={cx(isHinted && css.how, isHinted && css.hint)} role="status">
        {isHinted && (
          <>
            <Icon name="warning" size={20} /> {t(`scanner.camera.hint.${hint}`)}
          </>
        )}
      </p>
    </>
  );
}

interface LiveProps {
  readonly camera: Camera;
  readonly devices: readonly CameraDevice[];
  readonly video: LiveViewProps["video"];
  readonly onDevice: (deviceId: string) => void;
}

function Live({ camera, devices, video, onDevice }: LiveProps): VNode {
  const t = useT();
  useEffect(() => {
    const element = video.current;
    // A picture that never comes shows in taking the photo, with its own sentence.
    if (element) void showCamera(element, camera.stream).catch(() => undefined);
  }, [camera, video]);
  return (
    <>
      <video ref={video} class={css.video} aria-label={t("scanner.camera.view")} muted playsInline />
      <CameraControls camera={camera} devices={devices} onDevice={onDevice} />
    </>
  );
}

interface InTheWayProps {
  readonly why: CameraTrouble;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly onFile: (file: File) => void;
}

/** What is in the way here does not change by trying again. */
const lasting: readonly CameraTrouble[] = ["insecure", "unsupported", "in_app_browser"];

function InTheWay({ why, isBusy, onAgain, onFile }: InTheWayProps): VNode {
  const t = useT();
  return (
    <div class={css.word} role="alert">
      <p>{t(`scanner.camera.why.${why}`)}</p>
      <PhoneCamera onPhoto={onFile} isBusy={isBusy} isMain />
      {!lasting.includes(why) && (
        <Button icon="again" onPress={onAgain}>
          {t("scanner.camera.again")}
        </Button>
      )}
    </div>
  );
}
