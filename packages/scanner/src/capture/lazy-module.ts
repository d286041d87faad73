/** What the first screen does without, fetched as one file. */
export { openPhotoQueue } from "@treadclub/capture/queue";
export { TakePhotos } from "./TakePhotos.tsx";
