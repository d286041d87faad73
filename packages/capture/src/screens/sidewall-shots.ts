import type { Shot } from "./shots.ts";

const size = { instruction: "capture.how.size", outline: "corners", kind: "wanted" } as const;
const dot = { instruction: "capture.how.dot", outline: "corners", kind: "wanted" } as const;

/** The sidewall of one tyre. */
export const sidewallShots = [
  { id: "size", name: "capture.shot.size", ...size },
  { id: "dot", name: "capture.shot.dot", ...dot },
  {
    id: "detail",
    name: "capture.shot.extra",
    instruction: "capture.how.detail",
    outline: "corners",
    kind: "optional",
  },
] as const satisfies readonly Shot[];

/** One tyre of each axle of a staggered fitment. */
export const sidewallPairShots = [
  { id: "front_size", name: "capture.shot.frontSize", ...size },
  { id: "front_dot", name: "capture.shot.frontDot", ...dot },
  { id: "rear_size", name: "capture.shot.rearSize", ...size },
  { id: "rear_dot", name: "capture.shot.rearDot", ...dot },
] as const satisfies readonly Shot[];
