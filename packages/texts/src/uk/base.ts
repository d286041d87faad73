import type { Translation } from "../types.ts";
import type { base as english } from "../en/base.ts";

export const base: Translation<typeof english> = {
};
