import type { Whereabouts } from "./insist.ts";

/** Where a server is that comes and goes. */
export function openWhereabouts(): Whereabouts & { up(base: string): void; down(): void } {
  let present = Promise.withResolvers<string>();
  return {
    here: () => present.promise,
    up: (base) => present.resolve(base),
    down: () => {
      present = Promise.withResolvers();
    },
  };
}
