export * from "./device.ts";
export * from "./photo-canvas.ts";
export * from "./quality.ts";
