import { CallError } from "@treadclub/contract/client";
import { currentT } from "#kit/i18n.ts";

/** One sentence for what was thrown: what the server said, in the user's language, else that nothing is lost and one may try again. */
export const problemText = (error: unknown): string =>
  error instanceof CallError ? error.message : currentT()("ui.form.failed");
