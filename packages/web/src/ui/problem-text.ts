import type { ErrorCode } from "@treadclub/contract";
import { CallError } from "@treadclub/contract/client";
import { currentT } from "#kit/i18n.ts";

/** Sentences for errors that mean something of their own where they are shown. */
export type OwnProblems = Partial<Readonly<Record<ErrorCode | "OFFLINE", string>>>;

/** One sentence for what was thrown: what the server said, in the user's language, else that nothing is lost and one may try again. */
export const problemText = (error: unknown, own: OwnProblems = {}): string =>
  error instanceof CallError ? (own[error.code] ?? error.message) : currentT()("ui.form.failed");
