/** Everything that the first screen does not need: it is fetched as one file. */
export { openPhotoQueue } from "@treadclub/capture/queue";
export { TakePhotos } from "./TakePhotos.tsx";
