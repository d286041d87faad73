import type { MailDocument } from "./mail-document.ts";

/** What a message was written with; null for one of before there was more than text, and once it is blanked. */
export const documentIn = (content: object | null): MailDocument | null => content as MailDocument | null;
