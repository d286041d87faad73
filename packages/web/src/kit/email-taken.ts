import { errorText, isCode } from "./errors.ts";

/** The sentence about an address that has an account, instead of the problem of its field; throws everything that it is given. */
export function explainEmailTaken(error: unknown): never {
  throw isCode(error, "EMAIL_EXISTS") ? new Error(errorText(error), { cause: error }) : error;
}
