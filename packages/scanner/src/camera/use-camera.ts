import { useCallback, useEffect, useState } from "preact/hooks";
import { CameraError, type Camera, type CameraDevice, type CameraReason, openCamera } from "@treadclub/capture/camera";

/** `lost`: it was taken away (a call, another app). `failed`: it did not start, and did not say why. */
export type CameraTrouble = CameraReason | "lost" | "failed";

export type CameraState =
  | { readonly kind: "asking" }
  | { readonly kind: "starting" }
  | { readonly kind: "live"; readonly camera: Camera; readonly devices: readonly CameraDevice[] }
  | { readonly kind: "trouble"; readonly why: CameraTrouble };

export interface CameraUse {
  readonly state: CameraState;
  /** Opens it, with the user's tap where the browser has to ask. */
  readonly start: (deviceId?: string) => void;
}

/** The camera of a screen: closed when the screen goes. Opens by itself where it was allowed before. */
export function useCamera(): CameraUse {
  const [wish, setWish] = useState<{ readonly deviceId: string | undefined } | null>(null);
  const [state, setState] = useState<CameraState>({ kind: "asking" });
  const start = useCallback((deviceId?: string) => {
    setState({ kind: "starting" });
    setWish({ deviceId });
  }, []);
  useEffect(() => {
    let isGone = false;
    void wasAllowed().then((allowed) => (allowed && !isGone ? start() : undefined));
    return () => {
      isGone = true;
    };
  }, [start]);
  useEffect(() => {
    if (!wish) return undefined;
    const stopper = new AbortController();
    void open(wish.deviceId, stopper.signal).then((next) => {
      if (stopper.signal.aborted) return;
      setState(next);
      if (next.kind === "live") next.camera.onEnded(() => setState({ kind: "trouble", why: "lost" }));
    });
    return () => stopper.abort();
  }, [wish]);
  return { state, start };
}

async function open(deviceId: string | undefined, signal: AbortSignal): Promise<CameraState> {
  try {
    const camera = await openCamera({ signal, ...(deviceId !== undefined && { deviceId }) });
    return { kind: "live", camera, devices: await camera.devices().catch(() => []) };
  } catch (error) {
    return { kind: "trouble", why: error instanceof CameraError ? error.reason : "failed" };
  }
}

async function wasAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: "camera" });
    return state === "granted";
  } catch {
    return false;
  }
}
