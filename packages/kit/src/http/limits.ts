import type { Database } from "../db/open.ts";
import { forgetAndGiveBack, takeStatement } from "./limit-statements.ts";
import { openRefusals } from "./refusals.ts";

export interface LimitRule {
  /** Tries within the window. */
  readonly points: number;
  readonly windowSeconds: number;
}

/** Keys (an address, an account) that a try is counted under. */
export interface Try<N extends string> {
  readonly limit: N;
  readonly keys: readonly string[];
}

export interface Limits<N extends string> {
  /** Counts a try for each key, in one statement; too many: RATE_LIMITED with `details.retry_after_seconds`. */
  take(limit: N, keys: readonly string[]): Promise<void>;
  /** Counts several tries in one statement; behind one that is refused nothing is counted. */
  takeEach(tries: readonly Try<N>[]): Promise<void>;
  /** Forgets the tries of a key, for example after a right password. */
  forget(limit: N, key: string): Promise<void>;
  /** Gives one try of a key back; never fails, for what it follows has been done. */
  giveBack(limit: N, key: string): Promise<void>;
  /** Forgets all tries of some keys and gives one of others back, in one statement. */
  settle(settled: { readonly forget: readonly Try<N>[]; readonly giveBack: readonly Try<N>[] }): Promise<void>;
}

/** A transaction may hold a connection while it counts, so counting has connections of its own. */
const connections = 2;

/** Limits that hold across processes: the counters live in an unlogged table of PostgreSQL and are counted by its clock. */
export function openLimits<N extends string>(
  db: Pick<Database, "openRunner">,
  rules: Readonly<Record<N, LimitRule>>,
): Limits<N> & { close(): Promise<void> } {
  const runner = db.openRunner(connections);
  const refused = openRefusals();
  const takeEach = async (tries: readonly Try<N>[]): Promise<void> => {
    for (const one of tries) for (const key of namesOf(one)) refused.check(key);
    const params = tries.flatMap((one, at): [string, unknown][] => [
      [`keys${at}`, namesOf(one)],
      [`points${at}`, rules[one.limit].points],
      [`windowMs${at}`, rules[one.limit].windowSeconds * 1000],
    ]);
    const over = await takeStatement(tries.length).all(runner, Object.fromEntries(params));
    if (over.length > 0) throw refused.refuse(over);
  };
  const settle: Limits<N>["settle"] = async ({ forget, giveBack }) => {
    const keys = { forget: forget.flatMap(namesOf), giveBack: giveBack.flatMap(namesOf) };
    await forgetAndGiveBack.all(runner, keys);
    for (const key of [...keys.forget, ...keys.giveBack]) refused.forget(key);
  };
  return {
    takeEach,
    settle,
    take: (limit, keys) => takeEach([{ limit, keys }]),
    forget: (limit, key) => settle({ forget: [{ limit, keys: [key] }], giveBack: [] }),
    giveBack: (limit, key) => settle({ forget: [], giveBack: [{ limit, keys: [key] }] }).catch(() => undefined),
    close: () => runner.close(),
  };
}

const namesOf = ({ limit, keys }: Try<string>): string[] => [...new Set(keys)].map((key) => `${limit}:${key}`);
