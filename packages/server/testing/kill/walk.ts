import type { Insister } from "./insist.ts";
import { liveThread, type Counter, type Told } from "./scenario.ts";

/** Drivers side by side, one after the other each, until the end is called. */
export function openWalk(phone: Insister, counter: Counter, newcomers: number[], walkers = 4) {
  const told: Told[] = [];
  const accepted: number[] = [];
  let isOver = false;
  const walk = async (): Promise<void> => {
    while (!isOver) {
      const next = newcomers.pop();
      if (next !== undefined) {
        await phone.insist(counter.adminToken, "batchAcceptedMembers", { body: { ids: [next] } });
        accepted.push(next);
      }
      told.push(await liveThread(phone, counter));
    }
  };
  const all = Promise.all(Array.from({ length: walkers }, walk));
  all.catch(() => undefined);
  return {
    async end(): Promise<{ told: readonly Told[]; accepted: readonly number[] }> {
      isOver = true;
      await all;
      return { told, accepted };
    },
  };
}
