export { teamHandlers } from "./handlers.ts";
export { openFrames, type FrameSites } from "./frame.ts";
