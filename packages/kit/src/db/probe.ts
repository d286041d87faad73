import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { isAnswer } from "./away.ts";
import { pidOf } from "./sessions.ts";

export type Found =
  | { readonly isThere: true }
  /** `isSilent`: nothing refused the connection, and nothing answered. */
  | { readonly isThere: false; readonly isSilent: boolean; readonly reason: string };

const answerMs = 2_000;

/** Looks once, over a connection of its own, whether a database answers and may be written to. */
export async function probe(url: string, openSocket: () => Socket): Promise<Found> {
  const client = makeClient(url, openSocket);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean; read_only: boolean }>(
      "select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as read_only",
    );
    if (rows[0]?.standby === true) return away("a standby that has not taken over yet");
    return rows[0]?.read_only === true ? away("it takes no writes") : { isThere: true };
  } catch (error) {
    if (isAnswer(error)) return { isThere: true };
    return away(reasonOf(error), isSilence(error));
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Returns those of the sessions that wait for an answer which PostgreSQL is not working on: it has no such session, or
 * one without a statement. It is asked twice, for an answer may be on its way. Behind a pooler, whose process ids are its
 * own, none is found.
 */
export async function findLost(
  url: string,
  openSocket: () => Socket,
  pids: readonly number[],
): Promise<ReadonlySet<number>> {
  const client = makeClient(url, openSocket);
  try {
    await client.connect();
    const first = await idleOf(client, pids);
    await pause(betweenMs, undefined, { ref: false });
    return new Set(await idleOf(client, first));
  } finally {
    client.end().catch(() => undefined);
  }
}

const betweenMs = 500;

async function idleOf(client: pg.Client, pids: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ own: number; pid: number }>(
    `select pg_backend_pid() as own, pid from unnest($1::int[]) as wanted (pid) where not exists (
      select from pg_stat_activity as session where session.pid = wanted.pid
      and usename = session_user and datname = current_database() and coalesce(state, '') not like 'idle%')`,
    [pids],
  );
  return rows.filter(({ own }) => own === pidOf(client)).map(({ pid }) => pid);
}

function makeClient(url: string, openSocket: () => Socket): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: "treadclub probe",
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    stream: openSocket,
  });
  // What is lost is told by the statement.
  client.on("error", () => undefined);
  return client;
}

const away = (reason: string, isSilent = false): Found => ({ isThere: false, isSilent, reason });

const isSilence = (error: unknown): boolean =>
  error instanceof Error &&
  (["timeout expired", "Query read timeout"].includes(error.message) ||
    ("code" in error && error.code === "ETIMEDOUT"));

/** An address with several ways fails with one error for each of them. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
