import type { PgBoss } from "pg-boss";
import type { JobDefinition } from "./job.ts";

/** A job whose process died is begun again after at most this, the look-out's pause, and the pause before a second try. */
const lostAfterSeconds = 10;
const defaultRetries = 8;

/** Creates the queues that are missing and updates those whose options have changed: one statement where there are none. */
export async function ensureQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retryLimit } of definitions) {
    const wanted = optionsOf(retryLimit);
    const queue = known.get(name);
    if (queue === undefined) await boss.createQueue(name, wanted);
    else if (!hasAll(queue, wanted)) await boss.updateQueue(name, wanted);
  }
}

/** Writes the schedules that are missing or have changed. */
export async function ensureSchedules(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, cron } of definitions)
    if (cron !== undefined && known.get(name) !== cron) await boss.schedule(name, cron, {});
}

const optionsOf = (retryLimit = defaultRetries) => ({
  retryLimit,
  retryBackoff: true,
  retryDelay: 2,
  retryDelayMax: 900,
  heartbeatSeconds: lostAfterSeconds,
  // The bus wakes workers: a notice inside the transaction would make commits wait for each other.
  notify: false,
});

function hasAll(queue: object, wanted: object): boolean {
  const present = new Map(Object.entries(queue));
  return Object.entries(wanted).every(([name, value]) => present.get(name) === value);
}
