/** An example request in one language (`x-codeSamples` of a call). */
export interface CodeSample {
  readonly label: string;
  readonly source: string;
}

/** One row of the table of errors (`x-errors` of the description). */
export interface ErrorEntry {
  readonly code: string;
  readonly status: number;
  readonly meaning: string;
  readonly action: string;
}

/** Returns the samples of a call; none where the extension is missing. */
export function readSamples(extension: unknown): readonly CodeSample[] {
  return entriesOf(extension).map((entry) => ({ label: textOf(entry, "label"), source: textOf(entry, "source") }));
}

/** Returns the table of errors of a description. */
export function readErrors(description: unknown): readonly ErrorEntry[] {
  return entriesOf(valueOf(description, "x-errors")).map((entry) => ({
    code: textOf(entry, "code"),
    status: Number(valueOf(entry, "status")),
    meaning: textOf(entry, "meaning"),
    action: textOf(entry, "action"),
  }));
}

/** Returns name and summary of every webhook of a description. */
export function readWebhooks(description: unknown): readonly string[] {
  const webhooks = valueOf(description, "webhooks");
  const pairs: readonly unknown[] = isIterable(webhooks) ? [...webhooks] : Object.entries(Object(webhooks));
  return pairs.flatMap((pair) =>
    Array.isArray(pair) ? `${pair[0]} ${textOf(valueOf(pair[1], "post"), "summary")}` : [],
  );
}

const entriesOf = (value: unknown): readonly unknown[] => (isIterable(value) ? [...value] : []);
function textOf(value: unknown, name: string): string {
  const text = valueOf(value, name);
  return typeof text === "string" ? text : "";
}

/** Swagger UI hands over plain objects and immutable.js maps. */
function valueOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  if ("get" in value && typeof value.get === "function") return value.get(name);
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value;
