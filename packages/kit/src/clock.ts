/** Where everything that needs the time asks; tests set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface TestClock extends Clock {
  set(at: Date): void;
  forward(ms: number): void;
}

/** A clock that runs on from where it is set. */
export function makeTestClock(): TestClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    set: (at) => {
      offsetMs = at.getTime() - Date.now();
    },
    forward: (ms) => {
      offsetMs += ms;
    },
  };
}
