import type { Translation } from "../types.ts";
import type { legal as english } from "../en/legal.ts";

export const legal: Translation<typeof english> = {
};
