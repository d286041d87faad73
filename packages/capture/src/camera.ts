import { type Torch, type Zoom, focusContinuously, torchOf, zoomOf } from "./camera-controls.ts";
import { type CameraDevice, type Facing, facingOfMode, listCameras } from "./camera-devices.ts";
import { CameraError, cameraErrorOf } from "./camera-error.ts";
import { type CameraHost, browserCameraHost } from "./camera-host.ts";
import { inAppBrowser } from "./device.ts";
import { newPhotographer } from "./photographer.ts";
import { holdScreen } from "./wake-lock.ts";

export { CameraError } from "./camera-error.ts";
export type { CameraReason } from "./camera-error.ts";
export type { CameraDevice, Facing } from "./camera-devices.ts";
export type { Torch, Zoom } from "./camera-controls.ts";
export { showCamera } from "./photographer.ts";

export interface Camera {
  /** For the `srcObject` of a video; stays the same while the camera is open. */
  readonly stream: MediaStream;
  /** What was opened, in pixels of the live picture. */
  readonly settings: {
    readonly width: number;
    readonly height: number;
    readonly deviceId: string | null;
    readonly facing: Facing | null;
  };
  devices(): Promise<CameraDevice[]>;
  readonly torch: Torch;
  readonly zoom: Zoom | null;
  /** An upright JPEG of what the video shows, at most 2048 pixels on its long side. */
  takePhoto(video: HTMLVideoElement): Promise<Blob>;
  /** Called when the camera is taken away (a call, another app, unplugged); answers how to stop. */
  onEnded(listener: () => void): () => void;
  /** Switches the camera and its light off and lets the screen go dark again. */
  close(): void;
}

export interface OpenCameraOptions {
  /** One of `devices()`; by default the one that looks away from the user. */
  readonly deviceId?: string;
  /** Stops the opening, and closes the camera once it is open. */
  readonly signal?: AbortSignal;
  /** Replaced in tests. */
  readonly host?: CameraHost;
}

/** Opens the camera and keeps the screen on. Throws CameraError, or the signal's reason. */
export async function openCamera({
  deviceId,
  signal,
  host = browserCameraHost(),
}: OpenCameraOptions = {}): Promise<Camera> {
  signal?.throwIfAborted();
  const stream = await openStream(host, deviceId);
  if (signal?.aborted) {
    stopTracks(stream);
    throw signal.reason;
  }
  const letScreenGo = holdScreen(host);
  const listeners = new Set<() => void>();
  const track = (): MediaStreamTrack => trackOf(stream);
  const watch = (): void => track().addEventListener("ended", () => listeners.forEach((listener) => listener()));
  const restart = async (): Promise<void> => {
    const old = track();
    const { deviceId: sameDevice } = old.getSettings();
    old.stop();
    const fresh = await openStream(host, sameDevice);
    stream.removeTrack(old);
    stream.addTrack(trackOf(fresh));
    watch();
  };
  const torch = torchOf(track, restart);
  watch();
  await focusContinuously(track());
  const close = (): void => {
    listeners.clear();
    signal?.removeEventListener("abort", close);
    letScreenGo();
    stopTracks(stream);
  };
  signal?.addEventListener("abort", close);
  return {
    stream,
    get settings() {
      return settingsOf(track());
    },
    devices: () => listCameras(mediaDevicesOf(host)),
    torch,
    get zoom() {
      return zoomOf(track);
    },
    takePhoto: newPhotographer({ track, isLit: () => torch.isOn, takeSensorPhoto: host.takeSensorPhoto }),
    onEnded(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close,
  };
}

// Four to three is the sensor's own shape; "ideal" throughout, because "exact" leaves odd phones without any camera.
const WIDTH_PX = 1920;
const HEIGHT_PX = 1440;

// The browsers inside some apps neither ask the user nor answer the page.
const IN_APP_TIMEOUT_MS = 10_000;

async function openStream(host: CameraHost, deviceId: string | undefined): Promise<MediaStream> {
  const isInApp = inAppBrowser(host.userAgent) !== null;
  const devices = mediaDevicesOf(host);
  const size = { width: { ideal: WIDTH_PX }, height: { ideal: HEIGHT_PX } };
  const choice = deviceId ? { deviceId: { ideal: deviceId } } : { facingMode: { ideal: "environment" } };
  const ask = (video: MediaTrackConstraints): Promise<MediaStream> => devices.getUserMedia({ video, audio: false });
  try {
    const asked = ask({ ...size, ...choice }).catch((error: unknown) => {
      // Some drivers fail at the size although it was only a preference.
      if (error instanceof Error && RETRIED_ERRORS.includes(error.name)) return ask(choice);
      throw error;
    });
    return await (isInApp ? withTimeout(asked, IN_APP_TIMEOUT_MS) : asked);
  } catch (error) {
    throw cameraErrorOf(error, isInApp);
  }
}

const RETRIED_ERRORS: readonly string[] = ["OverconstrainedError", "NotReadableError", "AbortError"];

function mediaDevicesOf(host: CameraHost): NonNullable<CameraHost["mediaDevices"]> {
  if (host.mediaDevices && typeof host.mediaDevices.getUserMedia === "function") return host.mediaDevices;
  if (!host.isSecure) throw new CameraError("insecure", "A camera needs a page that came by https");
  const reason = inAppBrowser(host.userAgent) === null ? "unsupported" : "in_app_browser";
  throw new CameraError(reason, "This browser gives pages no camera");
}

function withTimeout(asked: Promise<MediaStream>, timeoutMs: number): Promise<MediaStream> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new CameraError("in_app_browser", "The app's browser does not answer"));
    }, timeoutMs);
    asked.then(
      (stream) => {
        clearTimeout(timer);
        if (isLate) stopTracks(stream);
        resolve(stream);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

function settingsOf(track: MediaStreamTrack): Camera["settings"] {
  const { width = 0, height = 0, deviceId = null, facingMode } = track.getSettings();
  return { width, height, deviceId, facing: facingOfMode(facingMode) };
}

function trackOf(stream: MediaStream): MediaStreamTrack {
  const [track] = stream.getVideoTracks();
  if (!track) throw new CameraError("missing", "The camera has no picture");
  return track;
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
