import { CameraError } from "./camera-error.ts";

// Of the Image Capture draft; the compiler's own description of browsers has not got them.
declare global {
  interface MediaTrackCapabilities {
    torch?: boolean;
    zoom?: { min: number; max: number; step: number };
    focusMode?: string[];
  }
  interface MediaTrackConstraintSet {
    torch?: ConstrainBoolean;
    zoom?: ConstrainDouble;
    focusMode?: ConstrainDOMString;
  }
}

export interface Torch {
  /** Asked of the running camera each time: some phones know it only a moment after the start. */
  readonly available: boolean;
  readonly isOn: boolean;
  /** Throws CameraError("unsupported") when the light does not go on. */
  set(on: boolean): Promise<void>;
}

export interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Takes the nearest value within the range. */
  set(value: number): Promise<void>;
}

/** `restart` opens the camera anew; the only way to switch off a light that some phones leave on. */
export function torchOf(track: () => MediaStreamTrack, restart: () => Promise<void>): Torch {
  let isOn = false;
  return {
    get available() {
      return capabilitiesOf(track()).torch === true;
    },
    get isOn() {
      return isOn;
    },
    async set(on) {
      try {
        await track().applyConstraints({ advanced: [{ torch: on }] });
      } catch (cause) {
        if (on) throw new CameraError("unsupported", "The light did not go on", { cause });
        await restart();
      }
      isOn = on;
    },
  };
}

/** Null where the camera has no zoom, or nothing to zoom between. */
export function zoomOf(track: () => MediaStreamTrack): Zoom | null {
  const range = capabilitiesOf(track()).zoom;
  if (!range || !(range.max > range.min)) return null;
  return {
    min: range.min,
    max: range.max,
    step: range.step > 0 ? range.step : 0.1,
    set: (value) => track().applyConstraints({ advanced: [{ zoom: Math.min(range.max, Math.max(range.min, value)) }] }),
  };
}

/** Keeps the picture in focus while the phone moves, where the camera can. */
export async function focusContinuously(track: MediaStreamTrack): Promise<void> {
  if (!capabilitiesOf(track).focusMode?.includes("continuous")) return;
  await track.applyConstraints({ advanced: [{ focusMode: "continuous" }] }).catch(() => undefined);
}

/** Older browsers tell nothing of a track. */
export function capabilitiesOf(track: MediaStreamTrack): MediaTrackCapabilities {
  return typeof track.getCapabilities === "function" ? track.getCapabilities() : {};
}
