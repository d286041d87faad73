import type { Area } from "../types.ts";

export const driver = {
} as const satisfies Area;
