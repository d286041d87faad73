import { fieldOf } from "./cast.ts";
import { type ErrorName, ScanError } from "./errors.ts";

/** `Text`: the texts that the service promises; one that is younger than this SDK may say more. */
export const isText = <Text extends string = string>(value: unknown): value is Text => typeof value === "string";

/** The text in `field` of every entry of `answer[list]`, or nothing where the answer has another shape. */
export const textsIn = <Text extends string = string>(
  answer: unknown,
  list: string,
  field: string,
): Text[] | undefined => {
  const entries = fieldOf(answer, list);
  const texts = Array.isArray(entries) && entries.map((entry: unknown) => fieldOf(entry, field));
  return texts && texts.every(isText<Text>) ? texts : undefined;
};

/** 1008: the answer has another shape than the call promises; 1009: there are no tokens. */
export const wrongShape = (cause: unknown, name: ErrorName = "SERVER_RESPONSE_ERROR"): ScanError =>
  new ScanError(name, "Server Response Error", { cause });
