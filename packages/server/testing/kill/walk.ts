import type { Insister } from "./insist.ts";
import { liveThread, type Counter, type ThreadRecord } from "./scenario.ts";

/** Drivers side by side, one after the other each, until the end is called. */
export function openWalk(phone: Insister, counter: Counter, newcomers: number[], walkers = 4) {
  const records: ThreadRecord[] = [];
  const accepted: number[] = [];
  let isOver = false;
  const walk = async (): Promise<void> => {
    while (!isOver) {
      const next = newcomers.pop();
      if (next !== undefined) {
        await phone.insist(counter.adminToken, "batchAcceptedMembers", { body: { ids: [next] } });
        accepted.push(next);
      }
      records.push(await liveThread(phone, counter));
    }
  };
  const all = Promise.all(Array.from({ length: walkers }, walk));
  all.catch(() => undefined);
  return {
    async end(): Promise<{ records: readonly ThreadRecord[]; accepted: readonly number[] }> {
      isOver = true;
      await all;
      return { records, accepted };
    },
  };
}
