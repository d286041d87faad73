export interface CameraDevice {
  readonly deviceId: string;
  /** The browser's own name of it, "" before the camera was allowed. */
  readonly label: string;
  readonly facing: Facing | null;
}

export type Facing = "front" | "rear";

/** The cameras of this machine, those that look away from the user first. */
export async function listCameras(mediaDevices: Pick<MediaDevices, "enumerateDevices">): Promise<CameraDevice[]> {
  const devices = await mediaDevices.enumerateDevices();
  const cameras = devices
    .filter(({ kind }) => kind === "videoinput")
    .map((device) => ({ deviceId: device.deviceId, label: device.label, facing: facingOf(device) }));
  return cameras.toSorted((a, b) => rank(a.facing) - rank(b.facing));
}

export function facingOfMode(mode: string | undefined): Facing | null {
  if (mode === "environment") return "rear";
  return mode === "user" ? "front" : null;
}

function facingOf(device: MediaDeviceInfo): Facing | null {
  const hasCapabilities =
    typeof InputDeviceInfo !== "undefined" && device instanceof InputDeviceInfo && "getCapabilities" in device;
  const facingMode = hasCapabilities ? device.getCapabilities().facingMode?.[0] : undefined;
  if (facingMode) return facingOfMode(facingMode);
  if (/\b(back|rear|environment)\b/i.test(device.label)) return "rear";
  return /\b(front|user|facetime)\b/i.test(device.label) ? "front" : null;
}

function rank(facing: Facing | null): number {
  return facing === "rear" ? 0 : facing === null ? 1 : 2;
}
