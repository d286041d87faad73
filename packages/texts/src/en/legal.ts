import type { Area } from "../types.ts";

export const legal = {
} as const satisfies Area;
