/** What a camera needs of its browser; replaced in tests. */
export interface CameraHost {
  readonly isSecure: boolean;
  readonly userAgent: string;
  readonly mediaDevices: Pick<MediaDevices, "getUserMedia" | "enumerateDevices"> | undefined;
  readonly wakeLock: Pick<WakeLock, "request"> | undefined;
  /** Takes a photo of the sensor itself; null where the browser cannot. */
  readonly takeSensorPhoto: ((track: MediaStreamTrack) => Promise<Blob>) | null;
  isVisible(): boolean;
  /** Calls back when the page is shown or hidden; answers how to stop. */
  onVisibilityChange(listener: () => void): () => void;
}

export function browserCameraHost(): CameraHost {
  return {
    isSecure: globalThis.isSecureContext !== false,
    userAgent: navigator.userAgent,
    mediaDevices: navigator.mediaDevices,
    wakeLock: "wakeLock" in navigator ? navigator.wakeLock : undefined,
    takeSensorPhoto: typeof ImageCapture === "undefined" ? null : (track) => new ImageCapture(track).takePhoto(),
    isVisible: () => document.visibilityState === "visible",
    onVisibilityChange(listener) {
      document.addEventListener("visibilitychange", listener);
      return () => document.removeEventListener("visibilitychange", listener);
    },
  };
}
