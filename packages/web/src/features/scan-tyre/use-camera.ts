import { useCallback, useEffect, useState } from "react";
import { type CameraState, openCameraState, wasCameraAllowed } from "@treadclub/capture/camera-state";

export type { CameraState, CameraTrouble } from "@treadclub/capture/camera-state";

export interface CameraUse {
  readonly state: CameraState;
  /** Opens it, with the user's tap where the browser has to ask. */
  readonly start: (deviceId?: string) => void;
}

/** The camera of a screen: closed when the screen goes. Opens by itself where it was allowed before. */
export function useCamera(): CameraUse {
  const [wish, setWish] = useState<{ readonly deviceId: string | undefined; readonly nth: number } | null>(null);
  const [state, setState] = useState<CameraState>({ kind: "asking" });
  const start = useCallback((deviceId?: string) => {
    setState({ kind: "starting" });
    setWish((last) => ({ deviceId, nth: (last?.nth ?? 0) + 1 }));
  }, []);

  useEffect(() => {
    let isGone = false;
    void wasCameraAllowed().then((allowed) => (allowed && !isGone ? start() : undefined));
    return () => {
      isGone = true;
    };
  }, [start]);

  useEffect(() => {
    if (!wish) return undefined;
    const stopper = new AbortController();
    void openCameraState(wish.deviceId, stopper.signal).then((next) => {
      if (stopper.signal.aborted) return;
      setState(next);
      if (next.kind === "live") next.camera.onEnded(() => setState({ kind: "trouble", why: "lost" }));
    });
    return () => stopper.abort();
  }, [wish]);
  return { state, start };
}
