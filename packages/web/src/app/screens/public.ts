import type { TableEntry } from "./screen.ts";

export const publicScreens: readonly TableEntry[] = [];
