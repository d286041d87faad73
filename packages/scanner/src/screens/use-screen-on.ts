import { useEffect } from "preact/hooks";
import { browserCameraHost } from "@treadclub/capture/camera-host";
import { holdScreen } from "@treadclub/capture/wake-lock";

/** A phone that goes dark stops sending. */
export function useScreenOn(): void {
  useEffect(() => holdScreen(browserCameraHost()), []);
}
