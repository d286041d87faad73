import { AppError } from "../errors.ts";

const rememberedMs = 1000;
const rememberedKeys = 10_000;

interface Refused {
  readonly key: string;
  readonly waitMs: number;
}

/** Who was refused is refused for a second more without a look at the database, so that a flood of tries costs next to nothing. */
export function openRefusals() {
  const known = new Map<string, { readonly until: number; readonly nextAt: number }>();
  return {
    check(key: string): void {
      const entry = known.get(key);
      if (entry && performance.now() < entry.until) throw limited(entry.nextAt);
    },
    /** Remembers the keys and returns the error to throw. */
    refuse(refused: readonly Refused[]): AppError {
      if (known.size >= rememberedKeys) known.clear();
      const now = performance.now();
      for (const { key, waitMs } of refused)
        known.set(key, { until: now + Math.min(waitMs, rememberedMs), nextAt: now + waitMs });
      return limited(now + Math.max(...refused.map(({ waitMs }) => waitMs)));
    },
    forget: (key: string): void => void known.delete(key),
  };
}

const limited = (nextAt: number): AppError =>
  new AppError("RATE_LIMITED", {
    details: { retry_after_seconds: Math.max(1, Math.ceil((nextAt - performance.now()) / 1000)) },
  });
