import { AppError } from "./errors.ts";

export interface TurnRules {
  /** What may run at once: the sum of costs. */
  readonly capacity: number;
  /** How many of one owner may run at once. */
  readonly perOwner: number;
  /** How many more of one owner may wait. */
  readonly waitingOfOwner: number;
  /** After each piece of work its place stays empty for as long as that took, but no longer than this; 0 when left out. */
  readonly restMs?: number;
}

export interface Turns {
  /** Runs work when there is room for its cost; one that costs more than the capacity runs alone. Errors: RATE_LIMITED when too many of its owner wait. */
  run<T>(wish: { readonly owner: string; readonly cost: number }, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly owner: string;
  readonly cost: number;
  readonly begin: () => void;
}

/** A queue for costly work: first come, first served, but an owner with many wishes does not hold up the others. */
export function openTurns({ capacity, perOwner, waitingOfOwner, restMs = 0 }: TurnRules): Turns {
  const running = new Map<string, number>();
  const waiting: Waiting[] = [];
  let used = 0;
  const mayRun = (owner: string): boolean => (running.get(owner) ?? 0) < perOwner;
  const begin = ({ owner, cost }: Pick<Waiting, "owner" | "cost">): void => {
    used += cost;
    running.set(owner, (running.get(owner) ?? 0) + 1);
  };
  /** A large piece of work that is next waits for room, and nobody overtakes it. */
  const beginNext = (): void => {
    for (;;) {
      const at = waiting.findIndex(({ owner }) => mayRun(owner));
      const next = waiting[at];
      if (next === undefined || used + next.cost > capacity) return;
      waiting.splice(at, 1);
      begin(next);
      next.begin();
    }
  };
  const end = ({ owner, cost }: Pick<Waiting, "owner" | "cost">): void => {
    used -= cost;
    const left = (running.get(owner) ?? 0) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
    beginNext();
  };
  return {
    async run({ owner, cost: wanted }, work) {
      const cost = Math.min(wanted, capacity);
      if (waiting.filter((one) => one.owner === owner).length >= waitingOfOwner)
        throw new AppError("RATE_LIMITED", { details: { retry_after_seconds: 5 } });
      await new Promise<void>((resolve) => {
        waiting.push({ owner, cost, begin: resolve });
        beginNext();
      });
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        const rest = Math.min(performance.now() - startedAt, restMs);
        if (rest === 0) end({ owner, cost });
        else setTimeout(end, rest, { owner, cost }).unref();
      }
    },
  };
}
