import type { Shot } from "./shots.ts";

const tread = { kind: "wanted", subject: "tread" } as const;

const wanted = [
  { ...tread, id: "whole", name: "capture.shot.whole", instruction: "capture.how.whole", outline: "tread" },
  { ...tread, id: "inner", name: "capture.shot.inner", instruction: "capture.how.inner", outline: "edge" },
  { ...tread, id: "outer", name: "capture.shot.outer", instruction: "capture.how.outer", outline: "far_edge" },
] as const satisfies readonly Shot[];

const extra = {
  id: "extra",
  name: "capture.shot.extra",
  instruction: "capture.how.extra",
  outline: "corners",
  kind: "optional",
} as const satisfies Shot;

const more = { ...extra, id: "more", name: "capture.shot.more" } as const satisfies Shot;

/** The gauge or the coin in the groove, for a reading of one's own. */
const proof = {
  id: "proof",
  name: "capture.shot.proof",
  instruction: "capture.how.proof",
  outline: "corners",
  kind: "on_request",
} as const satisfies Shot;

export const treadShots = [...wanted, extra] as const;

/** As many as a measurement takes. */
export const measurementShots = [...wanted, extra, more, proof] as const;
