import type pg from "pg";
import { randomToken } from "./ids.ts";

/** A secret that all processes share: the configured one, else one that the first process stored. */
export async function sharedSecret(pool: pg.Pool, name: string, configured?: string): Promise<string> {
  if (configured !== undefined) return configured;
  await pool.query(
    "insert into shared_secrets (name, value, created_at) values ($1, $2, now()) on conflict do nothing",
    [name, randomToken()],
  );
  const { rows } = await pool.query<{ value: string }>("select value from shared_secrets where name = $1", [name]);
  const value = rows[0]?.value;
  if (value === undefined) throw new Error(`Secret ${name} could not be stored`);
  return value;
}
