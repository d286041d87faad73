import type { QueuedPhoto } from "@treadclub/capture/queue";
import { photoKeys, type ScanNote } from "./scan-note.ts";

/** How far a scan is on its way; `waiting`: no connection, resumes by itself. */
export interface HandOverProgress {
  readonly state: "sending" | "waiting" | "failed";
  /** 0 to 100; 100 when every photo is there and the scan is being created. */
  readonly percent: number;
}

/** `isWaiting`: the photos are there, the scan itself waits for a connection. */
export function progressOf(note: ScanNote, queued: readonly QueuedPhoto[], isWaiting = false): HandOverProgress {
  const keys = photoKeys(note);
  const photos = queued.filter((photo) => keys.includes(photo.key));
  const total = photos.reduce((sum, photo) => sum + photo.sizeBytes, 0);
  const sent = photos.reduce((sum, photo) => sum + photo.sentBytes, 0);
  const percent = total === 0 ? 0 : Math.min(100, Math.floor((100 * sent) / total));
  if (note.state === "failed") return { state: "failed", percent };
  return { state: isWaiting || isHeldUp(photos, queued) ? "waiting" : "sending", percent };
}

/** Photos that stand in line are held up by those before them. */
function isHeldUp(photos: readonly QueuedPhoto[], queued: readonly QueuedPhoto[]): boolean {
  const isInLine = photos.some((photo) => photo.state === "waiting");
  return (isInLine ? queued : photos).some((photo) => photo.state === "paused");
}
