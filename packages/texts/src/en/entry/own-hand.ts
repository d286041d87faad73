import type { Area } from "../../types.ts";

export const entryOwnHand = {
  "entry.ownHand.label": "Leave this field empty",
} as const satisfies Area;
