import { memoryMbOf } from "../../bench/processes.ts";
import { descriptorsOf } from "../descriptors.ts";

/** What a process holds; null where the system does not tell. */
export interface Held {
  readonly descriptors: number | null;
  readonly memoryMb: number | null;
}

export interface HeldAt extends Held {
  /** Since the watch began. */
  readonly atSeconds: number;
}

const lookMs = 500;

export const heldBy = (pid: number): Held => ({ descriptors: descriptorsOf(pid), memoryMb: memoryMbOf(pid) });

/** Looks at a process twice a second until `end`, which returns what was seen. */
export function watchHeld(pid: () => number): { end(): readonly HeldAt[] } {
  const begunMs = performance.now();
  const seen: HeldAt[] = [];
  const look = (): void => {
    seen.push({ atSeconds: (performance.now() - begunMs) / 1000, ...heldBy(pid()) });
  };
  look();
  const timer = setInterval(look, lookMs).unref();
  return {
    end() {
      clearInterval(timer);
      look();
      return seen;
    },
  };
}
