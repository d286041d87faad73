import type { Translation } from "../types.ts";
import type { ui as english } from "../en/ui.ts";

export const ui: Translation<typeof english> = {
};
