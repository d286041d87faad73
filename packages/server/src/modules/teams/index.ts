export { teamHandlers } from "./handlers.ts";
export { openFrames, type FrameSites } from "./frame.ts";
export type { TeamDeps } from "./deps.ts";
