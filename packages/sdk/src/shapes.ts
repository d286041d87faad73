import { fieldOf } from "./cast.ts";
import { ScanError } from "./errors.ts";

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** The text in `field` of every entry of `answer[list]`, or nothing where the answer has another shape. */
export function textsIn(answer: unknown, list: string, field: string): string[] | undefined {
  const entries = fieldOf(answer, list);
  const texts = Array.isArray(entries) && entries.map((entry: unknown) => fieldOf(entry, field));
  return texts && texts.every(isText) ? texts : undefined;
}

/** 1008: the answer has another shape than the call promises. */
export function wrongShape(cause: unknown): ScanError {
  return new ScanError("SERVER_RESPONSE_ERROR", "Server Response Error", { cause });
}
