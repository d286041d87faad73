import { DatabaseAwayError } from "../db/away.ts";
import { ConfigError } from "./settings.ts";

interface Asked {
  query(sql: string): Promise<{ rows: { n: string }[] }>;
}

const oldestVersion = 150_000;

/** Asks the database whether it is there and new enough. Throws a ConfigError when DATABASE_URL names one that is not. */
export async function requireDatabase(pool: Asked, isConfigured: boolean): Promise<void> {
  const { rows } = await pool.query("select current_setting('server_version_num') as n").catch((error: unknown) => {
    if (!isConfigured) throw error;
    throw new ConfigError(`DATABASE_URL: the database does not answer (${reasonOf(error)}).`);
  });
  if (Number(rows[0]?.n ?? 0) < oldestVersion)
    throw new ConfigError(
      "DATABASE_URL: the database is older than PostgreSQL 15. Point it at PostgreSQL 15 or newer.",
    );
}

/** The first reason that says something: an address with several ways fails with one error for each of them. */
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseAwayError && error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error && error.message !== "" ? error.message : "no reason given";
}
