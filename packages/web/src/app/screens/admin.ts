import type { TableEntry } from "./screen.ts";

export const adminScreens: readonly TableEntry[] = [];
