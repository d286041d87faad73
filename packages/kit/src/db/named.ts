import pg from "pg";
import { prepare, type StatementRunner } from "./statement.ts";

/** The most texts built per request that a process names; lists of ids of every length would otherwise fill a connection's memory. */
const keepAtMost = 400;
const names = new Map<string, string>();

/**
 * The most statements that a connection keeps prepared. Filters and orders of lists make more variants than anybody uses,
 * and each costs PostgreSQL 100 KB or so.
 */
const keptOfConnection = 600;

/** Names each statement with parameters, so that PostgreSQL parses and plans it once per connection; reports every text. */
export function instrument(client: pg.PoolClient, onQuery?: (sql: string) => void): void {
  const { query } = client;
  const kept = new Set<string>();
  Object.assign(client, {
    query: (config: unknown, ...rest: unknown[]): unknown => {
      const sent = withinLimit(named(config, rest[0]), kept);
      if (onQuery) onQuery(textOf(sent));
      return Reflect.apply(query, client, [sent, ...rest]);
    },
  });
}

function named(config: unknown, values: unknown): unknown {
  if (typeof config !== "object" || config === null || !("text" in config) || typeof config.text !== "string")
    return config;
  // Drizzle sends `name: undefined` with statements that it builds per request.
  if (("name" in config && config.name !== undefined) || !Array.isArray(values)) return config;
  const name = nameOf(config.text);
  return name === null ? config : { ...config, name };
}

/** The same statement without its name where a connection keeps enough of them. */
function withinLimit(config: unknown, kept: Set<string>): unknown {
  if (typeof config !== "object" || config === null || !("name" in config)) return config;
  const { name } = config;
  if (typeof name !== "string" || kept.has(name)) return config;
  if (kept.size >= keptOfConnection) return { ...config, name: undefined };
  kept.add(name);
  return config;
}

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= keepAtMost) return null;
  const { name } = prepare(text);
  names.set(text, name);
  return name;
}

const textOf = (config: unknown): string =>
  typeof config === "object" && config !== null && "text" in config ? String(config.text) : String(config);

/** Columns decode dates and intervals themselves, from PostgreSQL's text. */
const asText: ReadonlySet<number> = new Set([1082, 1083, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231]);
const same = (value: unknown): unknown => value;
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    asText.has(id) ? same : pg.types.getTypeParser(id, format ?? "text"),
};

/** Runs prepared statements on a pool or on the connection of a transaction. */
export const runnerOf = (client: Pick<pg.Pool, "query">): StatementRunner => ({
  async fetch({ name, text }, values) {
    const { rows } = await client.query<unknown[]>({ name, text, rowMode: "array", types, values: [...values] });
    return rows;
  },
});
