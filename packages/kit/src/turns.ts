import { AppError } from "./errors.ts";

export interface TurnRules {
  /** What may run at once: the sum of costs. */
  readonly capacity: number;
  /** How many of one owner may run at once. */
  readonly perOwner: number;
  /** How many more of one owner may wait. */
  readonly waitingOfOwner: number;
  /** How many may wait in all; no limit when left out. */
  readonly waitingInAll?: number;
  /** After each piece of work its place stays empty for as long as that took, but no longer than this; 0 when left out. */
  readonly restMs?: number;
}

export interface TurnRequest {
  readonly owner: string;
  readonly cost: number;
  /** Leaves the queue when aborted; running work continues. */
  readonly signal?: AbortSignal;
}

export interface Turns {
  /**
   * Runs work when there is room for its cost; one that costs more than the capacity runs alone. Errors: RATE_LIMITED
   * when too many of its owner wait, or too many in all; the reason of the signal.
   */
  run<T>(request: TurnRequest, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly owner: string;
  readonly cost: number;
  readonly begin: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** A queue for costly work: first come, first served, but an owner with many requests does not hold up the others. */
export function openTurns(rules: TurnRules): Turns {
  const { capacity, perOwner, restMs = 0 } = rules;
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
  const refuse = (one: Waiting, reason: unknown): void => {
    const at = waiting.indexOf(one);
    if (at === -1) return;
    waiting.splice(at, 1);
    one.refuse(reason);
    beginNext();
  };
  return {
    async run({ owner, cost: wanted, signal }, work) {
      const cost = Math.min(wanted, capacity);
      signal?.throwIfAborted();
      const displaced = displacedBy(owner, waiting, rules);
      if (displaced) refuse(displaced, tooMany());
      await new Promise<void>((resolve, reject) => {
        const own: Waiting = { owner, cost, begin: resolve, refuse: reject };
        signal?.addEventListener("abort", () => refuse(own, signal.reason), { once: true });
        waiting.push(own);
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

const tooMany = (): AppError => new AppError("RATE_LIMITED", { details: { retry_after_seconds: 5 } });

/** Returns whose request makes room for one more of an owner: the last one of who has most; null where there is room. Errors: RATE_LIMITED. */
function displacedBy(owner: string, waiting: readonly Waiting[], rules: TurnRules): Waiting | null {
  const { waitingOfOwner, waitingInAll = Number.POSITIVE_INFINITY } = rules;
  const owners = Map.groupBy(waiting, (one) => one.owner);
  const own = owners.get(owner)?.length ?? 0;
  if (own >= waitingOfOwner) throw tooMany();
  if (waiting.length < waitingInAll) return null;
  const [most = []] = [...owners.values()].toSorted((a, b) => b.length - a.length);
  const last = most.at(-1);
  if (last === undefined || most.length <= own + 1) throw tooMany();
  return last;
}
