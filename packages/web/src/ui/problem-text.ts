import { currentT } from "#kit/i18n.ts";

/** One sentence for what was thrown: its own message, else that nothing was lost and one may try again. */
export const problemText = (error: unknown): string => (error instanceof Error && error.message ? error.message : currentT()("ui.form.failed"));
