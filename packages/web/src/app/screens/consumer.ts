import type { TableEntry } from "./screen.ts";

export const consumerScreens: readonly TableEntry[] = [];
