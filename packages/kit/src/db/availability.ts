import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";
import { DatabaseAwayError } from "./away.ts";
import { findLost, probe } from "./probe.ts";
import { openSessions, type Sessions } from "./sessions.ts";
import { openSockets, type Sockets } from "./sockets.ts";

/** Whether a database can be reached, found out by one prober for all connections of the process. */
export interface Availability {
  isAway(): boolean;
  /** Has the prober look: a connection failed or was lost. */
  suspect(): void;
  /** Has the prober look: a session refused to write. The database may have moved, so all sessions are renewed if it takes writes. */
  suspectMove(): void;
  /** Resolves once the database can be reached: at once unless it is away. Throws when the signal aborts before. */
  untilThere(signal?: AbortSignal): Promise<void>;
  /** Opens the socket of a connection. It is closed when the database stops answering without closing it. */
  openSocket(): Socket;
  /** Notices when a statement of the connection waits for an answer that does not come; ends with the connection. */
  watch(client: pg.Client): void;
}

const firstPauseMs = 50;
const longestPauseMs = 2_000;
/** How soon a database that was found to answer is looked at again. */
const leastMsBetween = 250;
/** A lone silence may be that of a busy machine. */
const silencesThatCount = 2;
const lookEveryMs = 1_000;

const known = new Map<string, Availability>();

/** Returns the prober of a database; the first caller's log hears when it goes and when it is back. */
export function availabilityOf(url: string, log?: Log): Availability {
  const availability = known.get(url) ?? openAvailability(url, log);
  known.set(url, availability);
  return availability;
}

function openAvailability(url: string, log: Log | undefined): Availability {
  const sockets = openSockets();
  const sessions = openSessions();
  const waiting = new Set<() => void>();
  const state: ProberState = { awaySince: null, lastGoodAt: Number.NEGATIVE_INFINITY, mayHaveMoved: false };
  const prober: Prober = { url, log, sockets, sessions, state };
  const closeLost = oneAtATime(() => closeLostSessions(prober));
  const suspect = oneAtATime(async () => {
    const wasAway = await probeUntilThere(prober);
    if (state.mayHaveMoved) sessions.retire();
    state.mayHaveMoved = false;
    if (sessions.silent().length > 0) closeLost();
    if (wasAway) for (const resume of waiting) resume();
  });
  const watched = everySecond(() => {
    if (sessions.look()) suspect();
  });
  return {
    suspect,
    suspectMove() {
      state.mayHaveMoved = true;
      suspect();
    },
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
    watch(client) {
      sessions.add(client);
      watched.begin();
      client.once("end", watched.end);
    },
  };
}

interface ProberState {
  awaySince: number | null;
  lastGoodAt: number;
  /** A session refused to write since the last look. */
  mayHaveMoved: boolean;
}

interface Prober {
  readonly url: string;
  readonly log: Log | undefined;
  readonly sockets: Sockets;
  readonly sessions: Sessions;
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

/** New connections work and old ones may be dead: those are found by asking PostgreSQL what it is working on. */
async function closeLostSessions({ url, log, sockets, sessions }: Prober): Promise<void> {
  const lost = await findLost(url, sockets.open, sessions.silent()).catch(() => new Set<number>());
  const count = sessions.close(lost);
  if (count === 0) return;
  log?.warn({ count }, "database connections did not answer and were closed, others are renewed");
  sessions.retire();
}

/** Returns a function that begins the work unless it is under way. */
function oneAtATime(work: () => Promise<void>): () => void {
  let running: Promise<void> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
  };
}

/** Looks every second as long as there is more begun than ended. */
function everySecond(look: () => void): { begin(): void; end(): void } {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    begin() {
      count += 1;
      timer ??= setInterval(look, lookEveryMs).unref();
    },
    end() {
      count -= 1;
      if (count > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}
