import type { Translation } from "../types.ts";
import type { scan as english } from "../en/scan.ts";

export const scan: Translation<typeof english> = {
};
