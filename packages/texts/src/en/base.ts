import type { Area } from "../types.ts";

export const base = {
} as const satisfies Area;
