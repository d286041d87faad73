/** Runs one task per key, a few at a time, in the order of their arrival. */
export interface TaskRunner {
  /** Does nothing when the key is running or waiting already. */
  enqueue(key: string): void;
  has(key: string): boolean;
  /** Takes the key off the list, or aborts its task and resolves when that has ended. */
  stop(key: string): Promise<void>;
  stopAll(): Promise<void>;
}

/** What a task has to say of its end; said once its key is free, so that whoever hears it may enqueue the key again. */
export type Announcement = () => void;

/** `task` is given the key and a signal that aborts when the key is stopped; its errors are its own affair. */
export function newTaskRunner(
  atOnce: number,
  task: (key: string, signal: AbortSignal) => Promise<Announcement>,
): TaskRunner {
  const waiting = new Set<string>();
  const running = new Map<string, { stopper: AbortController; ended: Promise<void> }>();
  const next = (): void => {
    const [key] = waiting;
    if (key === undefined || running.size >= atOnce) return;
    waiting.delete(key);
    const stopper = new AbortController();
    const ended = task(key, stopper.signal)
      .catch((): Announcement => () => undefined)
      .then((announce) => {
        running.delete(key);
        announce();
        next();
      });
    running.set(key, { stopper, ended });
    next();
  };
  const stop = async (key: string): Promise<void> => {
    waiting.delete(key);
    const current = running.get(key);
    current?.stopper.abort();
    await current?.ended;
  };
  return {
    enqueue(key) {
      if (running.has(key)) return;
      waiting.add(key);
      next();
    },
    has: (key) => running.has(key) || waiting.has(key),
    stop,
    stopAll: async () => {
      const keys = [...running.keys()];
      waiting.clear();
      await Promise.all(keys.map(stop));
    },
  };
}
