import { CommitUnknownError } from "../db/away.ts";
import type { Log } from "../log.ts";
import { outcomeUnknown, unavailableError } from "./answer-errors.ts";
import type { Call } from "./call.ts";

/**
 * Returns what to answer when a call fails after it has committed: OUTCOME_UNKNOWN, for "nothing was changed" would be
 * wrong. A mistake of ours stays what it is when strict.
 */
export function errorAfterCommit(
  { name, entry }: Call,
  error: unknown,
  { isKeyed, isStrict, log }: { readonly isKeyed: boolean; readonly isStrict: boolean; readonly log: Log },
): unknown {
  const isUnavailable = error instanceof CommitUnknownError || unavailableError(error, log) !== null;
  if (!isUnavailable && isStrict) return error;
  if (!isUnavailable) log.error({ call: name, error: String(error) }, "failed after its commit");
  return outcomeUnknown(error, isKeyed && !entry.secret);
}
