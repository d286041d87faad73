import { setTimeout as pause } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import type { Home } from "./home.ts";
import { findPostmaster, logPath, startPostmaster, stopPostmaster, type Postmaster } from "./postmaster.ts";
import { atOurEnd, isAlive } from "./processes.ts";
import { endWithUs } from "./watcher.ts";

export interface KeeperOptions {
  readonly place: Home;
  readonly binaries: Binaries;
  readonly mode: "durable" | "test";
  readonly log: (line: string) => void;
  /** Called when it could not be started again. */
  readonly onGivenUp?: ((error: Error) => void) | undefined;
}

const mostFailures = 5;
/** Whatever has run for so long starts with all its tries when it ends. */
const ranWellMs = 10_000;
const firstPauseMs = 200;
const longestPauseMs = 2_000;
const lookMs = 500;
/** Who is killed again and again still comes back within a second. */
const mostQuickRests = 2;

/**
 * Starts PostgreSQL again whenever its main process ends; gives up after five failures in a row: a start that failed, or a
 * process that ended within ten seconds without being killed.
 */
export function keepRunning(options: KeeperOptions, first: Postmaster): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let current = first;
  let callOff = endAlong(options, first);
  const keep = async (): Promise<void> => {
    for (let failures = 0, quickEnds = 0; ;) {
      const readyAt = performance.now();
      const endedBy = await untilEnd(current, stopping.signal);
      callOff();
      const ranWell = performance.now() - readyAt > ranWellMs;
      quickEnds = ranWell ? 0 : quickEnds + 1;
      if (ranWell) failures = 0;
      else if (endedBy !== "SIGKILL") failures += 1;
      if (failures >= mostFailures)
        throw new Error(givenUp(options.place, `did so within seconds of its start ${mostFailures} times in a row`));
      options.log(`The database process ${current.pid} has ended and is started again.`);
      await rest(Math.min(quickEnds - 1, mostQuickRests), stopping.signal);
      const next = await startAgain(options, current.port, failures, stopping.signal);
      failures = next.failures;
      current = next.postmaster;
      options.log(`The database answers again, as process ${current.pid}.`);
      callOff = endAlong(options, current);
    }
  };
  const kept = keep().catch((error: unknown) => {
    if (!stopping.signal.aborted) options.onGivenUp?.(error instanceof Error ? error : new Error(String(error)));
  });
  return {
    async stop() {
      stopping.abort();
      await kept;
      callOff();
      const running = await findPostmaster(options.place.cluster);
      if (running?.pid === current.pid) await stopPostmaster(running.pid);
    },
  };
}

/** A test run has nothing that is worth finding again, and nobody who would look for it. */
const endAlong = ({ mode }: KeeperOptions, { pid }: Postmaster): (() => void) =>
  mode === "test" ? endWithUs(pid) : atOurEnd(pid, "SIGINT");

/** Rejects when the signal aborts. Only a process that this one has started tells when it ends, and of which signal. */
async function untilEnd({ pid, ended }: Postmaster, signal: AbortSignal): Promise<NodeJS.Signals | null> {
  const aborted = Promise.withResolvers<never>();
  const stop = (): void => aborted.reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  const looked = async (): Promise<null> => {
    while (isAlive(pid)) await pause(lookMs, undefined, { signal, ref: false });
    return null;
  };
  return Promise.race([aborted.promise, ended ?? looked()]).finally(() => signal.removeEventListener("abort", stop));
}

/** Throws after too many failures, or when the signal aborts. */
async function startAgain(
  { place, binaries, mode, log }: KeeperOptions,
  port: number,
  failuresBefore: number,
  signal: AbortSignal,
): Promise<{ postmaster: Postmaster; failures: number }> {
  for (let failures = failuresBefore; ;) {
    try {
      // Clears the note of the ended process away, which would keep the next one from starting.
      const running = await findPostmaster(place.cluster);
      return { postmaster: running ?? (await startPostmaster(place, binaries, { mode, port })), failures };
    } catch (error) {
      failures += 1;
      const reason = error instanceof Error ? error.message : String(error);
      if (failures >= mostFailures)
        throw new Error(`${givenUp(place, `could not be started again in ${mostFailures} tries`)}\n${reason}`, {
          cause: error,
        });
      log(`Try ${failures} of ${mostFailures}: ${reason}`);
      await rest(failures, signal);
    }
    signal.throwIfAborted();
  }
}

const givenUp = (place: Home, what: string): string =>
  `The database in ${place.home} has ended and ${what}. ` +
  `What was saved is still there. Mend what ${logPath(place)} names, then start the program again.`;

async function rest(times: number, signal: AbortSignal): Promise<void> {
  if (times < 1) return signal.throwIfAborted();
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (times - 1)) * (0.5 + Math.random() / 2);
  await pause(pauseMs, undefined, { signal, ref: false });
}
