import type { Lock, Locker } from "@tus/server";
import pg from "pg";
import type { Bus } from "../live.ts";

const waitMs = 100;
export const releaseChannel = "treadclub_upload_release";

/**
 * Locks of uploads in PostgreSQL, so that any process can go on with one. Whoever wants a lock asks
 * its holder to let go: a phone that reconnects does not wait for its own dead connection.
 */
export function openLocker(options: { url: string; bus: Bus; maxConnections?: number }): Locker & { close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: options.url, max: options.maxConnections ?? 20, idleTimeoutMillis: 10_000 });
  pool.on("error", () => undefined);
  return { newLock: (id) => makeLock(pool, options.bus, id), close: () => pool.end() };
}

function makeLock(pool: pg.Pool, bus: Bus, id: string): Lock {
  let client: pg.PoolClient | null = null;
  let unhear: (() => void) | null = null;
  return {
    async lock(signal, cancelRequest) {
      const mine = await pool.connect();
      try {
        while (!(await tryLock(mine, id))) {
          if (signal.aborted) throw new Error("The upload is in use");
          await mine.query("select pg_notify($1, $2)", [releaseChannel, id]);
          await new Promise((resolve) => setTimeout(resolve, waitMs));
        }
      } catch (error) {
        mine.release();
        throw error;
      }
      client = mine;
      unhear = bus.hear(releaseChannel, (wanted) => { if (wanted === id) cancelRequest(); });
    },
    async unlock() {
      unhear?.();
      const mine = client;
      client = null;
      if (!mine) return;
      await mine.query("select pg_advisory_unlock(hashtextextended($1, 1))", [id]).then(() => mine.release(), () => mine.release(true));
    },
  };
}

async function tryLock(client: pg.PoolClient, id: string): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>("select pg_try_advisory_lock(hashtextextended($1, 1)) as held", [id]);
  return rows[0]?.held === true;
}
