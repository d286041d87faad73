/** Where everything that needs the time asks; tests set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface TestClock extends Clock {
  set(at: Date): void;
  forward(ms: number): void;
  /** Sets the clock and stops it, until it is set or put forward. */
  stopAt(at: Date): void;
}

/** A clock that runs on from where it is set. */
export function makeTestClock(): TestClock {
  let offsetMs = 0;
  let stoppedAt: Date | null = null;
  return {
    now: () => stoppedAt ?? new Date(Date.now() + offsetMs),
    set: (at) => {
      stoppedAt = null;
      offsetMs = at.getTime() - Date.now();
    },
    forward: (ms) => {
      stoppedAt = null;
      offsetMs += ms;
    },
    stopAt: (at) => {
      stoppedAt = at;
      offsetMs = at.getTime() - Date.now();
    },
  };
}
