const patienceMs = 25_000;

export interface Stopping {
  /** Adds what is closed at the end; what was opened last is closed first. */
  last(close: () => Promise<unknown>): void;
  /** Prints why the program cannot continue, closes everything and exits with code 1. */
  fail(reason: string): void;
}

/** Closes everything in order on SIGINT or SIGTERM: finishes what it began, leaves nothing running. */
export function onStop(print: (line: string) => void): Stopping {
  const closers: (() => Promise<unknown>)[] = [];
  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    print("Stopping…");
    setTimeout(() => process.exit(1), patienceMs).unref();
    for (const close of closers.toReversed())
      await close().catch((error: unknown) => print(`While stopping: ${String(error)}`));
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));
  return {
    last: (close) => {
      closers.push(close);
    },
    fail: (reason) => {
      print(reason);
      void stop(1);
    },
  };
}
