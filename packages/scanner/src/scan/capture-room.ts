import type { PhotoQueue, PhotoQueueOptions } from "@treadclub/capture/queue";

/** Camera, quality gate and upload: one file, fetched while the driver reads the first screen. */
export interface CaptureRoom {
  readonly openPhotoQueue: (options: PhotoQueueOptions) => Promise<PhotoQueue>;
}

export type { PhotoQueue, QueuedPhoto } from "@treadclub/capture/queue";

export const loadCaptureRoom = (): Promise<typeof import("#scanner/camera/room.ts")> =>
  import("#scanner/camera/room.ts");
