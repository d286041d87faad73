import type { Translation } from "../types.ts";
import type { office as english } from "../en/office.ts";

export const office: Translation<typeof english> = {
};
