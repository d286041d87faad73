import type { Translation } from "../types.ts";
import type { base as english } from "../en/base.ts";
import { screens } from "./base/screens.ts";
import { words } from "./base/words.ts";

export const base: Translation<typeof english> = { ...words, ...screens };
