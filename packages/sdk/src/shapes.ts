import { ScanError } from "./errors.ts";
import type { SessionResults, TokenData, TreadResults } from "./types.ts";

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True, or throws 1008. */
export function isTokenData(answer: unknown): answer is TokenData {
  const tokens = isObject(answer) && answer["measurement_tokens"];
  return (Array.isArray(tokens) && allHave("measurement_token", tokens)) || wrongShape(answer);
}

/** True, or throws 1003 where there is nothing and 1008 where it is something else. */
export function isSessionResults(answer: unknown): answer is SessionResults {
  return isListOf("measurements", "status", answer);
}

/** True, or throws 1003 where there is nothing and 1008 where it is something else. */
export function isTreadResults(answer: unknown): answer is TreadResults {
  return isListOf("results", "measurement_status", answer);
}

/** Throws 1008: the answer has another shape than the call promises. */
export function wrongShape(answer: unknown): never {
  throw new ScanError("SERVER_RESPONSE_ERROR", "Server Response Error", { cause: answer });
}

function isListOf(list: string, status: string, answer: unknown): boolean {
  const entries = isObject(answer) && answer[list];
  if (!Array.isArray(entries) || !entries.length)
    throw new ScanError("NO_RESULTS", "No data returned from API", { cause: answer });
  return allHave(status, entries) || wrongShape(answer);
}

function allHave(field: string, entries: unknown[]): boolean {
  return entries.every((entry) => isObject(entry) && typeof entry[field] === "string");
}
