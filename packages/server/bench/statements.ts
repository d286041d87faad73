import { open } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

export interface Statements {
  /** All but begin and commit. */
  readonly total: number;
  /** Those between begin and commit. */
  readonly inTransaction: number;
  /** Those that PostgreSQL had to parse for this request. */
  readonly unprepared: number;
}

const settleMs = 250;
/** What a server remembers of a session for a second is forgotten after this. */
const coldAfterMs = 1_200;
const repeats = 2;

/**
 * Counts the statements of a request in PostgreSQL's own log: of one that comes first in a second, and of one right after it.
 * The least of several counts, so that whatever else the server does meanwhile stays out.
 */
export async function countStatements(
  pool: pg.Pool,
  logFile: string,
  database: string,
  ask: () => Promise<unknown>,
): Promise<{ cold: Statements; warm: Statements }> {
  await setLog(pool, "0");
  try {
    const cold: Statements[] = [];
    const warm: Statements[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      await pause(coldAfterMs);
      cold.push(await countOnce(logFile, database, ask));
      warm.push(await countOnce(logFile, database, ask));
    }
    return { cold: least(cold), warm: least([...warm, ...cold]) };
  } finally {
    await setLog(pool, "-1");
  }
}

async function setLog(pool: pg.Pool, milliseconds: string): Promise<void> {
  await pool.query(`alter system set log_min_duration_statement = ${milliseconds}`);
  await pool.query("alter system set log_line_prefix = '[%p] %d '");
  await pool.query("select pg_reload_conf()");
  await pause(settleMs);
}

async function countOnce(logFile: string, database: string, ask: () => Promise<unknown>): Promise<Statements> {
  const file = await open(logFile);
  try {
    const { size } = await file.stat();
    await ask();
    await pause(settleMs);
    const { size: grown } = await file.stat();
    const { buffer } = await file.read({ buffer: Buffer.alloc(grown - size), position: size });
    return count(buffer.toString(), database);
  } finally {
    await file.close();
  }
}

const logged = /^\[(\d+)\] (\S*) LOG: {2}duration: [\d.]+ ms {2}(?:execute ([^:]+)|statement): (.*)$/gm;

function count(log: string, database: string): Statements {
  const begun = new Set<string>();
  const seen = { total: 0, inTransaction: 0, unprepared: 0 };
  for (const [, pid = "", of, name, sql = ""] of log.matchAll(logged)) {
    if (of !== database) continue;
    if (/^(begin|start transaction)/i.test(sql)) begun.add(pid);
    else if (/^(commit|rollback)/i.test(sql)) begun.delete(pid);
    else {
      seen.total += 1;
      if (begun.has(pid)) seen.inTransaction += 1;
      if (name === undefined || name.startsWith("<unnamed>")) seen.unprepared += 1;
    }
  }
  return seen;
}

const least = (counts: readonly Statements[]): Statements =>
  counts.toSorted((a, b) => a.total - b.total)[0] ?? { total: 0, inTransaction: 0, unprepared: 0 };
