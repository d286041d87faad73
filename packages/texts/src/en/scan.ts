import type { Area } from "../types.ts";

export const scan = {
} as const satisfies Area;
