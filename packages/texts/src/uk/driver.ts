import type { Translation } from "../types.ts";
import type { driver as english } from "../en/driver.ts";

export const driver: Translation<typeof english> = {
};
