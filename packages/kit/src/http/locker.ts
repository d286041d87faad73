import { setTimeout as pause } from "node:timers/promises";
import type { Lock, Locker } from "@tus/server";
import type pg from "pg";
import { AppError } from "../errors.ts";
import type { Bus } from "../live.ts";
import { openLockSession, type LockSession } from "./lock-session.ts";

const pauseMs = 50;
/** Every how many tries the holder is asked again: the first question may come before it listens. */
const askEvery = 10;
const patienceMs = 15_000;
export const releaseChannel = "treadclub_upload_release";

export interface LockerOptions {
  readonly url: string;
  readonly bus: Bus;
}

/** Who has a name in this process; `client` is the connection that holds its lock, null while it waits for that. */
interface Hold {
  client: pg.Client | null;
  release(): void;
}

interface Holders {
  readonly session: LockSession;
  readonly holds: Map<string, Hold>;
}

/**
 * Locks uploads in PostgreSQL, so that any process can resume one. Whoever wants a lock asks
 * its holder to let go: a phone that reconnects does not wait for its own dead connection.
 * One connection holds all locks of the process, however many uploads are open; when it is lost, the work
 * of all of them ends. A lock that is not free within 15 seconds: STATE_CONFLICT.
 */
export function openLocker({ url, bus }: LockerOptions): Locker & { close(): Promise<void> } {
  const holds = new Map<string, Hold>();
  const session = openLockSession(url, (lost) => {
    for (const hold of holds.values()) if (hold.client === lost) hold.release();
  });
  const unhear = bus.hear(releaseChannel, (wanted) => {
    const hold = holds.get(wanted);
    if (hold?.client) hold.release();
  });
  return {
    newLock: (id) => makeLock({ session, holds }, id),
    close: async () => {
      unhear();
      await session.close();
    },
  };
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

function makeLock(holders: Holders, id: string): Lock {
  let mine: Hold | null = null;
  return {
    async lock(signal, cancelRequest) {
      const mayWait = patience(signal);
      const hold: Hold = { client: null, release: () => void cancelRequest() };
      await takeHere(holders, id, hold, mayWait);
      try {
        await takeEverywhere(holders, id, hold, mayWait);
      } catch (error) {
        holders.holds.delete(id);
        throw error;
      }
      mine = hold;
    },
    async unlock() {
      const hold = mine;
      mine = null;
      if (!hold) return;
      if (hold.client) await holders.session.unlock(hold.client, id);
      holders.holds.delete(id);
    },
  };
}

/** The lock of a session lets its own session in again, so that the requests of one process take turns here. */
async function takeHere({ holds }: Holders, id: string, hold: Hold, mayWait: () => boolean): Promise<void> {
  for (let tries = 0; holds.has(id); tries += 1) {
    if (!mayWait()) throw new AppError("STATE_CONFLICT");
    const other = holds.get(id);
    if (other?.client && tries % askEvery === 0) other.release();
    await pause(pauseMs);
  }
  holds.set(id, hold);
}

async function takeEverywhere({ session }: Holders, id: string, hold: Hold, mayWait: () => boolean): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    hold.client = await session.tryLock(id);
    if (hold.client) return;
    if (!mayWait()) throw new AppError("STATE_CONFLICT");
    if (tries % askEvery === 0) await session.ask(releaseChannel, id);
    await pause(pauseMs);
  }
}

function patience(signal: AbortSignal): () => boolean {
  const giveUpAt = performance.now() + patienceMs;
  return () => !signal.aborted && performance.now() < giveUpAt;
}
