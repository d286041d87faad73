import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";
import { DatabaseAwayError } from "./away.ts";
import { probe } from "./probe.ts";
import { openSockets, type Sockets } from "./sockets.ts";

/** Whether a database can be reached, found out by one prober for all connections of the process. */
export interface Availability {
  isAway(): boolean;
  /** Has the prober look: a connection failed or was lost. */
  suspect(): void;
  /** Resolves once the database can be reached: at once unless it is away. Throws when the signal aborts before. */
  untilThere(signal?: AbortSignal): Promise<void>;
  /** Opens the socket of a connection. It is closed when the database stops answering without closing it. */
  openSocket(): Socket;
  /** Notices when connections of a pool wait for answers that do not come; ends with the pool. */
  watch(pool: WatchedPool): void;
}

export type WatchedPool = Pick<pg.Pool, "totalCount" | "idleCount" | "ended">;

const firstPauseMs = 50;
const longestPauseMs = 2_000;
/** How soon a database that was found to answer is looked at again. */
const leastMsBetween = 250;
/** A lone silence may be that of a busy machine. */
const silencesThatCount = 2;
const lookEveryMs = 1_000;
const looksInSilence = 4;

const known = new Map<string, Availability>();

/** Returns the prober of a database; the first caller's log hears when it goes and when it is back. */
export function availabilityOf(url: string, log?: Log): Availability {
  const availability = known.get(url) ?? openAvailability(url, log);
  known.set(url, availability);
  return availability;
}

function openAvailability(url: string, log: Log | undefined): Availability {
  const sockets = openSockets();
  const waiting = new Set<() => void>();
  const state: ProberState = { awaySince: null, lastGoodAt: Number.NEGATIVE_INFINITY };
  let running: Promise<void> | null = null;
  const suspect = (): void => {
    running ??= probeUntilThere({ url, log, sockets, state }).then((wasAway) => {
      running = null;
      if (wasAway) for (const resume of waiting) resume();
    });
  };
  return {
    suspect,
    isAway: () => state.awaySince !== null,
    async untilThere(signal) {
      if (state.awaySince === null) return;
      const back = Promise.withResolvers<void>();
      waiting.add(back.resolve);
      const stop = (): void => back.reject(new DatabaseAwayError());
      if (signal?.aborted) stop();
      signal?.addEventListener("abort", stop);
      await back.promise.finally(() => {
        waiting.delete(back.resolve);
        signal?.removeEventListener("abort", stop);
      });
    },
    openSocket: sockets.open,
    watch: openStallWatch(sockets, suspect),
  };
}

interface ProberState {
  awaySince: number | null;
  lastGoodAt: number;
}

interface Prober {
  readonly url: string;
  readonly log: Log | undefined;
  readonly sockets: Sockets;
  readonly state: ProberState;
}

/** Looks with growing, jittered pauses until the database answers. Returns whether it was away. */
async function probeUntilThere({ url, log, sockets, state }: Prober): Promise<boolean> {
  await rest(state.lastGoodAt + leastMsBetween - performance.now());
  let silences = 0;
  for (let failures = 0; ; failures += 1) {
    const bytesBefore = sockets.bytesRead();
    const found = await probe(url, sockets.open);
    if (found.isThere) break;
    if (state.awaySince === null) log?.warn({ reason: found.reason }, "the database is away");
    state.awaySince ??= performance.now();
    silences = found.isSilent && sockets.bytesRead() === bytesBefore ? silences + 1 : 0;
    if (silences === silencesThatCount) sockets.closeAll();
    await rest(Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2));
  }
  const { awaySince } = state;
  state.awaySince = null;
  state.lastGoodAt = performance.now();
  if (awaySince === null) return false;
  log?.info({ ms: Math.round(state.lastGoodAt - awaySince) }, "the database is back");
  return true;
}

/** Nobody has to wait with the end of the program for a database. */
const rest = async (ms: number): Promise<void> => {
  if (ms > 0) await pause(ms, undefined, { ref: false });
};

/** A network that swallows everything closes no connection, so it is suspected when nothing arrives for seconds. */
function openStallWatch(sockets: Sockets, suspect: () => void): (pool: WatchedPool) => void {
  const pools = new Set<WatchedPool>();
  let timer: NodeJS.Timeout | undefined;
  let bytes = 0;
  let looks = 0;
  const look = (): void => {
    for (const pool of pools) if (pool.ended) pools.delete(pool);
    const isBusy = [...pools].some((pool) => pool.totalCount > pool.idleCount);
    const bytesNow = sockets.bytesRead();
    looks = isBusy && bytesNow === bytes ? looks + 1 : 0;
    bytes = bytesNow;
    if (looks === looksInSilence) suspect();
    if (looks >= looksInSilence) looks = 0;
    if (pools.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  return (pool) => {
    pools.add(pool);
    timer ??= setInterval(look, lookEveryMs).unref();
  };
}
