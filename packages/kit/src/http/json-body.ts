import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";

/** No call takes more than a few levels; functions that follow a value down would end with the stack. */
const deepest = 20;
/** Objects, lists and their parts together. A mebibyte of `[[],[],…` would become 30 MB. */
const mostParts = 20_000;

/** Reads JSON bodies, after a look at how deep and how many-parted they are. Errors: VALIDATION_FAILED. */
export function readJsonBodies(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser("error", "error");
  http.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    if (isReasonable(text)) void parse(request, text, done);
    else done(new AppError("VALIDATION_FAILED"));
  });
}

/** Whether a JSON text is no deeper and has no more parts than any call takes; text that is no JSON may pass. */
export function isReasonable(text: string): boolean {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (mark === marks.quote) at = endOfString(text, at);
    else if (mark === marks.comma) parts += 1;
    else if (mark === marks.brace || mark === marks.bracket) {
      depth += 1;
      parts += 1;
    } else if (mark === marks.braceEnd || mark === marks.bracketEnd) depth -= 1;
    if (depth > deepest || parts > mostParts) return false;
  }
  return true;
}

const marks = { quote: 34, comma: 44, bracket: 91, backslash: 92, bracketEnd: 93, brace: 123, braceEnd: 125 };

/** Where the string that begins here ends. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === marks.backslash) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
