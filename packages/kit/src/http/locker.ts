import { setTimeout as pause } from "node:timers/promises";
import type { Lock, Locker } from "@tus/server";
import pg from "pg";
import { AppError } from "../errors.ts";
import type { Bus } from "../live.ts";

const pauseMs = 50;
/** Every how many tries the holder is asked again: the first question may come before it listens. */
const askEvery = 10;
const patienceMs = 15_000;
export const releaseChannel = "treadclub_upload_release";

export interface LockerOptions {
  readonly url: string;
  readonly bus: Bus;
  readonly maxConnections?: number;
}

/**
 * Locks of uploads in PostgreSQL, so that any process can go on with one. Whoever wants a lock asks
 * its holder to let go: a phone that reconnects does not wait for its own dead connection.
 * A lock that is not free within 15 seconds: STATE_CONFLICT.
 */
export function openLocker(options: LockerOptions): Locker & { close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 20,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: patienceMs,
  });
  pool.on("error", () => undefined);
  return { newLock: (id) => makeLock(pool, options.bus, id), close: () => pool.end() };
}

/** Does something while nobody else holds the lock of this name, in any process. */
export async function underLock<T>(locker: Locker, name: string, work: () => Promise<T>): Promise<T> {
  const lock = locker.newLock(name);
  await lock.lock(AbortSignal.timeout(patienceMs), () => undefined);
  try {
    return await work();
  } finally {
    await lock.unlock();
  }
}

function makeLock(pool: pg.Pool, bus: Bus, id: string): Lock {
  let release: (() => Promise<void>) | null = null;
  return {
    async lock(signal, cancelRequest) {
      const client = await pool.connect();
      const letGo = (): void => void cancelRequest();
      // The database may end the connection while it is lent out; the lock is gone then, and so must be its work.
      client.on("error", letGo);
      try {
        await waitFor(client, id, signal);
      } catch (error) {
        client.off("error", letGo);
        client.release(error instanceof AppError ? undefined : true);
        throw error;
      }
      const unhear = bus.hear(releaseChannel, (wanted) => {
        if (wanted === id) letGo();
      });
      release = async () => {
        unhear();
        const free = client.query("select pg_advisory_unlock(hashtextextended($1, 1))", [id]);
        const isLost = await free.then(
          () => false,
          () => true,
        );
        client.off("error", letGo);
        client.release(isLost);
      };
    },
    async unlock() {
      const mine = release;
      release = null;
      await mine?.();
    },
  };
}

async function waitFor(client: pg.PoolClient, id: string, signal: AbortSignal): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  for (let tries = 0; !(await tryLock(client, id)); tries += 1) {
    if (signal.aborted || performance.now() > giveUpAt) throw new AppError("STATE_CONFLICT");
    if (tries % askEvery === 0) await client.query("select pg_notify($1, $2)", [releaseChannel, id]);
    await pause(pauseMs);
  }
}

async function tryLock(client: pg.PoolClient, id: string): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    "select pg_try_advisory_lock(hashtextextended($1, 1)) as held",
    [id],
  );
  return rows[0]?.held === true;
}
