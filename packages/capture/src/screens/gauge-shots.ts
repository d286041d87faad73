import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import type { Shot } from "./shots.ts";

const proof = {
  name: "capture.shot.proof",
  instruction: "capture.how.proof",
  outline: "corners",
  kind: "wanted",
} as const;

/** The gauge in the groove of each tyre, where a depth is odd. */
export const gaugeShots = {
  front_left: { ...proof, id: "gauge_front_left" },
  front_right: { ...proof, id: "gauge_front_right" },
  rear_left: { ...proof, id: "gauge_rear_left" },
  rear_right: { ...proof, id: "gauge_rear_right" },
} as const satisfies Readonly<Record<TyrePosition, Shot>>;
