import { useCallback, useEffect, useState } from "#capture/view.ts";
import { type CameraState, openCameraState, wasCameraAllowed } from "../camera-state.ts";

export interface CameraHandle {
  readonly state: CameraState;
  /** Opens it; called from a tap where the browser asks for permission. */
  readonly start: (deviceId?: string) => void;
}

/** Opens the camera, at once where it was allowed before; closes it on unmount. */
export function useCamera(): CameraHandle {
  const [request, setRequest] = useState<{ readonly deviceId: string | undefined } | null>(null);
  const [state, setState] = useState<CameraState>({ kind: "asking" });
  const start = useCallback((deviceId?: string) => {
    setState({ kind: "starting" });
    setRequest({ deviceId });
  }, []);
  useEffect(() => {
    let isUnmounted = false;
    void wasCameraAllowed().then((allowed) => (allowed && !isUnmounted ? start() : undefined));
    return () => {
      isUnmounted = true;
    };
  }, [start]);
  useEffect(() => {
    if (!request) return undefined;
    const stopper = new AbortController();
    void openCameraState(request.deviceId, stopper.signal).then((next) => {
      if (stopper.signal.aborted) return;
      setState(next);
      if (next.kind === "live") next.camera.onEnded(() => setState({ kind: "trouble", why: "lost" }));
    });
    return () => stopper.abort();
  }, [request]);
  return { state, start };
}
