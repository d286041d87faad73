import type { Area } from "../types.ts";

export const mail = {
} as const satisfies Area;
