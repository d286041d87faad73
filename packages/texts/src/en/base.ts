import { screens } from "./base/screens.ts";
import { words } from "./base/words.ts";

export const base = { ...words, ...screens } as const;
