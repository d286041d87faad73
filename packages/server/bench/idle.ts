import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

/** Waits until nothing is left of requests that were abandoned when a measurement ended: they would be part of the next one. */
export async function untilIdle(pool: pg.Pool, database: string): Promise<void> {
  await untilNone(
    pool,
    "select count(*) as n from pg_stat_activity where datname = $1 and state <> 'idle' and pid <> pg_backend_pid()",
    database,
  );
}

/** Waits until PostgreSQL has closed all sessions of a database. Dropping it earlier makes a client that is just ending throw. */
export async function untilUnused(pool: pg.Pool, database: string): Promise<void> {
  await untilNone(pool, "select count(*) as n from pg_stat_activity where datname = $1", database);
}

const checkEveryMs = 50;
const checks = 4;
const givenUpAfterMs = 15_000;

async function untilNone(pool: pg.Pool, sql: string, database: string): Promise<void> {
  const deadlineMs = performance.now() + givenUpAfterMs;
  let idle = 0;
  while (idle < checks && performance.now() < deadlineMs) {
    const { rows } = await pool.query<{ n: string }>(sql, [database]);
    idle = Number(rows[0]?.n) === 0 ? idle + 1 : 0;
    await pause(checkEveryMs);
  }
}
