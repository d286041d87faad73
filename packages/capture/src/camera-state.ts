import { type Camera, type CameraDevice, CameraError, type CameraReason, openCamera } from "./camera.ts";

/** `lost`: it was taken away (a call, another app, the screen went dark). `failed`: it did not start, and did not say why. */
export type CameraTrouble = CameraReason | "lost" | "failed";

/** A camera as a screen shows it. */
export type CameraState =
  | { readonly kind: "asking" }
  | { readonly kind: "starting" }
  | { readonly kind: "live"; readonly camera: Camera; readonly devices: readonly CameraDevice[] }
  | { readonly kind: "trouble"; readonly why: CameraTrouble };

/** Opens the camera; what keeps it from opening is a state, too. Never rejects. */
export async function openCameraState(deviceId: string | undefined, signal: AbortSignal): Promise<CameraState> {
  try {
    const camera = await openCamera({ signal, ...(deviceId !== undefined && { deviceId }) });
    return { kind: "live", camera, devices: await camera.devices().catch(() => []) };
  } catch (error) {
    return { kind: "trouble", why: error instanceof CameraError ? error.reason : "failed" };
  }
}

/** Whether the camera was allowed before, so that it opens without a tap; false where the browser does not tell. */
export async function wasCameraAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: "camera" });
    return state === "granted";
  } catch {
    return false;
  }
}
