import type { MailPort } from "./port.ts";

/** No provider: every message is a row already, and the development outbox shows it. */
export const outboxMail: MailPort = { delivers: false, send: () => Promise.resolve() };
