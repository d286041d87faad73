import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes the examples of the API descriptions from what the matrix tests recorded in .cache/examples, without
 * secrets, without this machine's addresses, and with lists of one entry, or one of each language.
 */
interface Recorded {
  readonly params?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
  readonly reply: unknown;
}

const recorded = join(import.meta.dirname, "../../.cache/examples");
const target = join(import.meta.dirname, "src/openapi");

for (const service of ["platform", "measurement"]) {
  const found = new Map<string, unknown>();
  for (const line of readFileSync(join(recorded, `${service}.jsonl`), "utf8")
    .trim()
    .split("\n")) {
    const { name, ...example } = JSON.parse(line);
    if (!found.has(name)) found.set(name, tidy(withoutEmpty(example), ""));
  }
  const named = Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(target, `${service}-examples.json`), `${JSON.stringify(named, null, 1)}\n`);
}

/** Path values are text. What a call does not take has no place in its example, nor has the answer of a stream. */
function withoutEmpty({ params = {}, query = {}, headers = {}, body, reply }: Recorded): object {
  const texts = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
  return {
    ...Object.fromEntries(
      Object.entries({ params: texts, query, headers }).filter(([, part]) => Object.keys(part).length > 0),
    ),
    ...(body === undefined ? {} : { body }),
    ...(reply === null ? {} : { reply }),
  };
}

function tidy(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.slice(0, mostOf(value)).map((one) => tidy(one, name));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tidy(one, key)]));
  return typeof value === "string" ? tidyText(value, name) : value;
}

/** How many of a list show what it holds: one record, or one for each language. */
function mostOf(list: readonly unknown[]): number {
  if (list.some((one) => typeof one !== "object" || one === null)) return 4;
  const locales = new Set(list.map((one) => Object(one).locale));
  return list.length > 1 && locales.size === list.length ? list.length : 1;
}

function tidyText(text: string, name: string): string {
  if (name.endsWith("password")) return "correct horse battery";
  if (/(^|_)(token|tokens|secret)$/.test(name)) return text.startsWith("ts_") ? "ts_example" : "example-token";
  return text
    .replaceAll(/https?:\/\/localhost(:\d+)?/g, "https://treadclub.example")
    .replaceAll(/([?&](?:signature|secret|restore_token))=[\w-]+/g, "$1=example")
    .replaceAll(/\b[a-z]+-[0-9a-f]{10}(@|%40)example\.com/g, "anna.khan$1example.com")
    .replaceAll(/\b(Tyres|Club) [0-9a-f]{6,}\b/g, (_, noun: string) =>
      noun === "Club" ? "Winter club" : "Forge Lane Tyres",
    )
    .replaceAll(/#[\w-]{40,}/g, "#example-token")
    .replaceAll(/ts_[\w-]{20,}/g, "ts_example");
}
