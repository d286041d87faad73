export * from "./burst.ts";
export * from "./camera.ts";
export * from "./device.ts";
export * from "./photo-canvas.ts";
export * from "./quality.ts";
export * from "./queue.ts";
export * from "./upload.ts";
export * from "./upload-photos.ts";
