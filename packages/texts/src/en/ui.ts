import type { Area } from "../types.ts";

export const ui = {
} as const satisfies Area;
