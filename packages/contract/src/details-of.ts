import { CallError } from "./client.ts";
import type { DetailedCode, DetailsOf } from "./error-details.ts";
import { detailShapes } from "./error-details.gen.ts";
import { fits } from "./shape.ts";

/** Returns the details of an error with one of these codes; null for other errors, and for details that the contract does not know. */
export function detailsOf<C extends DetailedCode>(error: unknown, ...codes: readonly C[]): DetailsOf<C> | null {
  if (!(error instanceof CallError)) return null;
  const code = codes.find((one) => one === error.code);
  return code !== undefined && hasShape(code, error.details) ? error.details : null;
}

const hasShape = <C extends DetailedCode>(code: C, details: unknown): details is DetailsOf<C> =>
  fits(detailShapes[code], details);
