import { createHash } from "node:crypto";
import type pg from "pg";

/** So many different statements are kept prepared on a connection; lists of ids of every length would otherwise fill its memory. */
const keepAtMost = 400;
const names = new Map<string, string>();

/** Lets PostgreSQL parse and plan a statement once per connection: each text with parameters gets a name. */
export function nameStatements(client: pg.PoolClient): void {
  const { query } = client;
  Object.assign(client, {
    query: (config: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(query, client, [named(config, rest[0]), ...rest]),
  });
}

function named(config: unknown, values: unknown): unknown {
  if (
    typeof config !== "object" ||
    config === null ||
    !("text" in config) ||
    typeof config.text !== "string" ||
    "name" in config ||
    !Array.isArray(values)
  )
    return config;
  const name = nameOf(config.text);
  return name === null ? config : { ...config, name };
}

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= keepAtMost) return null;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 20);
  names.set(text, name);
  return name;
}
