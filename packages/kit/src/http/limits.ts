import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { openPool, type DatabaseOptions } from "../db/open.ts";
import { AppError } from "../errors.ts";

export interface LimitRule {
  /** Tries within the window. */
  readonly points: number;
  readonly windowSeconds: number;
}

export interface Limits<N extends string> {
  /** Counts a try for each key (an address, an account); too many: RATE_LIMITED with `details.retry_after_seconds`. */
  take(name: N, keys: readonly string[]): Promise<void>;
  /** Forgets the tries of a key, for example after a right password. */
  forget(name: N, key: string): Promise<void>;
  /** Gives one try of a key back. */
  giveBack(name: N, key: string): Promise<void>;
}

const poolSize = 4;

/** Limits that hold across processes: the counters live in PostgreSQL, reached by connections that no transaction holds. */
export function openLimits<N extends string>(
  database: Pick<DatabaseOptions, "url" | "log" | "schema">,
  rules: Readonly<Record<N, LimitRule>>,
): Limits<N> & { close(): Promise<void> } {
  const pool = openPool(database, { max: poolSize });
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiter = (name: N): RateLimiterPostgres => {
    const known = limiters.get(name);
    if (known) return known;
    const rule = rules[name];
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      ...(database.schema === undefined ? {} : { schemaName: database.schema }),
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: name,
      points: rule.points,
      duration: rule.windowSeconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(name, made);
    return made;
  };
  const refused = openRefusals();
  return {
    async take(name, keys) {
      for (const key of keys) {
        refused.check(`${name} ${key}`);
        await limiter(name)
          .consume(key)
          .catch((reason: unknown) => refused.refuse(`${name} ${key}`, reason));
      }
    },
    async forget(name, key) {
      await limiter(name).delete(key);
      refused.forget(`${name} ${key}`);
    },
    async giveBack(name, key) {
      await limiter(name).reward(key, 1);
      refused.forget(`${name} ${key}`);
    },
    close: () => pool.end(),
  };
}

const rememberedMs = 1000;
const rememberedKeys = 10_000;

/** Who was refused is refused for a second more without a look at the database, so that a flood of tries costs next to nothing. */
function openRefusals() {
  const known = new Map<string, { readonly until: number; readonly nextAt: number }>();
  const limited = (nextAt: number): AppError =>
    new AppError("RATE_LIMITED", {
      details: { retry_after_seconds: Math.max(1, Math.ceil((nextAt - performance.now()) / 1000)) },
    });
  return {
    check(key: string): void {
      const entry = known.get(key);
      if (entry && performance.now() < entry.until) throw limited(entry.nextAt);
    },
    refuse(key: string, reason: unknown): never {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      if (known.size >= rememberedKeys) known.clear();
      const now = performance.now();
      const nextAt = now + reason.msBeforeNext;
      known.set(key, { until: Math.min(nextAt, now + rememberedMs), nextAt });
      throw limited(nextAt);
    },
    forget: (key: string): void => void known.delete(key),
  };
}
