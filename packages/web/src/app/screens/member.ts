import type { TableEntry } from "./screen.ts";

export const memberScreens: readonly TableEntry[] = [];
