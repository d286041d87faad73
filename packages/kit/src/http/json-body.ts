import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";

/** No call takes more than a few levels; functions that follow a value down would end with the stack. */
const deepest = 20;
/** Objects, lists and their parts together. A megabyte of `[[],[],…` would become 30 MB. */
const mostParts = 20_000;
/** The rest of what is refused is read slowly, so that a flood of it leaves time for others. */
const refusedPauseMs = 100;

type Done = (error: Error | null, text?: string) => void;

/**
 * Reads JSON bodies, after a look at how deep and how many-parted they are: of one that is refused nothing is kept or decoded.
 * Errors: VALIDATION_FAILED, PAYLOAD_TOO_LARGE.
 */
export function readJsonBodies(http: FastifyInstance, mostBytes: number): void {
  const parse = http.getDefaultJsonParser("error", "error");
  http.addContentTypeParser("application/json", (request, payload, done) => {
    if (Number(request.headers["content-length"]) > mostBytes) done(tooLarge());
    else collect(payload, mostBytes, (error, text = "") => (error ? done(error) : void parse(request, text, done)));
  });
}

/** Whether a JSON text is no deeper and has no more parts than any call takes; text that is no JSON may pass. */
export const isReasonable = (text: string): boolean => openScan()(Buffer.from(text));

function collect(payload: NodeJS.ReadableStream, mostBytes: number, end: Done): void {
  const scan = openScan();
  let chunks: Uint8Array[] | null = [];
  let bytes = 0;
  const finish = (error: Error | null): void => {
    payload.removeListener("data", take).removeListener("end", finishWhole).removeListener("error", finish);
    if (error) end(error);
    else if (chunks === null) end(new AppError("VALIDATION_FAILED"));
    else end(null, Buffer.concat(chunks).toString());
  };
  const finishWhole = (): void => finish(null);
  const take = (chunk: Uint8Array): void => {
    bytes += chunk.length;
    if (bytes > mostBytes) finish(tooLarge());
    else if (chunks !== null && scan(chunk)) chunks.push(chunk);
    else {
      chunks = null;
      payload.pause();
      setTimeout(() => payload.resume(), refusedPauseMs);
    }
  };
  payload.on("data", take).on("end", finishWhole).on("error", finish);
}

const tooLarge = (): AppError => new AppError("PAYLOAD_TOO_LARGE", { wording: "REQUEST_TOO_LARGE" });

const marks = { quote: 34, comma: 44, bracket: 91, backslash: 92, bracketEnd: 93, brace: 123, braceEnd: 125 };

/** Looks at one chunk after the other; false from the first one on that goes too far. */
function openScan(): (chunk: Uint8Array) => boolean {
  let depth = 0;
  let parts = 0;
  let isText = false;
  let isEscaped = false;
  const readText = (mark: number | undefined): void => {
    if (isEscaped) isEscaped = false;
    else if (mark === marks.backslash) isEscaped = true;
    else if (mark === marks.quote) isText = false;
  };
  const readMark = (mark: number | undefined): void => {
    if (mark === marks.quote) isText = true;
    else if (mark === marks.comma) parts += 1;
    else if (mark === marks.bracketEnd || mark === marks.braceEnd) depth -= 1;
    else if (mark === marks.bracket || mark === marks.brace) {
      depth += 1;
      parts += 1;
    }
  };
  return (chunk) => {
    for (let at = 0; at < chunk.length; at += 1) {
      if (isText) readText(chunk[at]);
      else readMark(chunk[at]);
      if (depth > deepest || parts > mostParts) return false;
    }
    return true;
  };
}
