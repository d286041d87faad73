import { type Children, useRef, type View } from "#capture/view.ts";
import { takeBestPhoto } from "../burst.ts";
import { livePhoto, readPhotoFile } from "../photo-file.ts";
import { CameraBar } from "./CameraBar.tsx";
import css from "./CaptureScreen.module.css";
import { DoubtPanel } from "./DoubtPanel.tsx";
import { LiveView } from "./LiveView.tsx";
import { useCamera } from "./use-camera.ts";
import { type CaptureTask, useCapture } from "./use-capture.ts";

interface CaptureScreenProps<Id extends string> extends CaptureTask<Id> {
  /** The heading and the ways out; links and buttons wear `toolClass`. */
  readonly header: Children;
  /** What happens when a doubted photo cannot be read in the end. */
  readonly doubtNote: string;
}

export const toolClass = css.tool;

/** The camera with the outline of the tyre; one photo after the other. */
export function CaptureScreen<Id extends string>(props: CaptureScreenProps<Id>): View {
  const { t, shots, photos, header, doubtNote, onReview } = props;
  const camera = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const capture = useCapture(props);
  const { shot, doubted, isBusy, trouble, take } = capture;
  const { state } = camera;
  const shoot = (): void => {
    const element = video.current;
    if (state.kind !== "live" || !element) return;
    take(async () => {
      const { blob, quality } = await takeBestPhoto(state.camera, element);
      return livePhoto(blob, quality);
    });
  };
  const fromFile = (file: File): void => take(() => readPhotoFile(file));
  return (
    <div className={css.screen} data-theme="dark">
      <header className={css.top}>{header}</header>
      {doubted ? (
        <DoubtPanel
          t={t}
          blob={doubted.blob}
          doubts={doubted.doubts}
          name={t(shot.name)}
          note={doubtNote}
          onRetake={capture.retake}
          onAccept={capture.acceptDoubted}
        />
      ) : (
        <LiveView t={t} camera={camera} video={video} shot={shot} trouble={trouble} isBusy={isBusy} onFile={fromFile} />
      )}
      <CameraBar
        t={t}
        shots={shots}
        photos={photos}
        framed={shot.id}
        isLive={state.kind === "live"}
        isDoubted={doubted !== null}
        isBusy={isBusy}
        onShoot={shoot}
        onFile={fromFile}
        onChoose={capture.choose}
        onReview={onReview}
      />
    </div>
  );
}
