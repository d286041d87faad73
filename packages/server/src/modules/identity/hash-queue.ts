import { availableParallelism } from "node:os";
import { AppError } from "@treadclub/kit/errors";

/**
 * Passwords are worked out a few at a time: each takes a core for some 20 ms, and one core is left for everything else.
 * Browsers that an account knows go first; when too many wait, strangers are asked to come back.
 */
export interface HashQueue {
  run<T>(work: () => Promise<T>, options?: { readonly first?: boolean }): Promise<T>;
}

interface QueueOptions {
  readonly atOnce: number;
  /** So many strangers may wait; known browsers wait beside them. */
  readonly waiting: number;
}

export function openHashQueue({ atOnce, waiting }: QueueOptions): HashQueue {
  const known: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  let running = 0;
  const turn = (line: (() => void)[]): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (line.length >= waiting) throw new AppError("RATE_LIMITED", { details: { retry_after_seconds: 5 } });
    return new Promise((begin) => line.push(begin));
  };
  const done = (): void => {
    const next = known.shift() ?? strangers.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async run(work, { first = false } = {}) {
      await turn(first ? known : strangers);
      try {
        return await work();
      } finally {
        done();
      }
    },
  };
}

/** The queue of this process. 200 that wait are some 5 seconds on one core. */
export const hashQueue = openHashQueue({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 200 });
