import { useMemo, useState } from "#capture/view.ts";
import { UnreadablePhotoError } from "../photo-canvas.ts";
import { TooLargePhotoError } from "../photo-file.ts";

export type PhotoTrouble = "unreadable" | "tooLarge";

interface CaptureState {
  readonly isBusy: boolean;
  /** Why the last picture could not be taken. */
  readonly trouble: PhotoTrouble | null;
}

interface PhotoCapture extends CaptureState {
  readonly run: (take: () => Promise<void>) => Promise<void>;
}

/** One photo at a time. */
export function usePhotoCapture(): PhotoCapture {
  const [state, setState] = useState<CaptureState>({ isBusy: false, trouble: null });
  const run = useMemo(() => oneAtATime(setState), []);
  return { ...state, run };
}

function oneAtATime(show: (state: CaptureState) => void): PhotoCapture["run"] {
  let isRunning = false;
  return async (take) => {
    if (isRunning) return;
    isRunning = true;
    show({ isBusy: true, trouble: null });
    try {
      await take();
      show({ isBusy: false, trouble: null });
    } catch (error) {
      show({ isBusy: false, trouble: error instanceof TooLargePhotoError ? "tooLarge" : "unreadable" });
      if (!(error instanceof UnreadablePhotoError || error instanceof TooLargePhotoError)) throw error;
    } finally {
      isRunning = false;
    }
  };
}
