import type { Translation } from "../types.ts";
import type { mail as english } from "../en/mail.ts";

export const mail: Translation<typeof english> = {
};
