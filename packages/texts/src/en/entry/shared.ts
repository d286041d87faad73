import type { Area } from "../../types.ts";

export const entryShared = {
  "entry.shared.go": "Continue",
} as const satisfies Area;
