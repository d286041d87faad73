import type { Area } from "../types.ts";

export const office = {
} as const satisfies Area;
