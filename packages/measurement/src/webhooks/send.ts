import { setTimeout as wait } from "node:timers/promises";
import type { JobRun } from "@treadclub/kit/jobs/job";
import type { Deps } from "#measurement/deps";
import { addressProblems, webhookAddressProblem } from "./address.ts";
import { bodyOf } from "./body.ts";
import { claim, type Claimed } from "./claim.ts";
import { conclude, settle } from "./conclude.ts";
import { post, type Delivery } from "./post.ts";
import { sendJob } from "./queue.ts";
import { signingSecrets } from "./secret.ts";
import { signedHeaders } from "./sign.ts";

export type SendDeps = Pick<Deps, "clock" | "encryption" | "secret" | "imageBase" | "publicUrl" | "webhooksToPrivate"> &
  Pick<Delivery, "timeoutMs" | "resolve">;

const mostAtOnce = 32;
const mostOfKey = 2;
/** How often to check other receivers for due messages while a slow one holds us up. */
const lookAgainMs = 250;
/** Short, so that a process can stop; another job takes up the rest. */
const workedForMs = 8000;

/** What a process has under way, each with the key that it is for; its workers take turns to add to it. */
export interface Underway {
  readonly flying: Map<Promise<void>, number>;
  turn: Promise<unknown>;
}

export const nothingUnderway = (): Underway => ({ flying: new Map(), turn: Promise.resolve() });

/**
 * Sends what is due, to many receivers at once and to each of them at most two messages of this process, until nothing is
 * due or under way.
 */
export async function sendDue(job: JobRun, deps: SendDeps, underway: Underway = nothingUnderway()): Promise<void> {
  const { flying } = underway;
  const own = new Set<Promise<void>>();
  const until = performance.now() + workedForMs;
  for (;;) {
    const next = performance.now() < until ? await inTurn(underway, () => takeOff(job, deps, flying)) : null;
    if (next !== null) own.add(next.landed);
    else if (own.size > 0) await Promise.race([...own, wait(lookAgainMs, null, { ref: false })]);
    else break;
    for (const flight of own) if (!flying.has(flight)) own.delete(flight);
  }
  if (performance.now() >= until) await job.write(async (ctx) => ctx.outbox.job(sendJob, {}));
}

/** Two workers that count what is under way at the same time would both find room. */
function inTurn<T>(underway: Underway, work: () => Promise<T>): Promise<T> {
  const mine = underway.turn.then(work);
  underway.turn = mine.catch(() => null);
  return mine;
}

interface Flight {
  readonly landed: Promise<void>;
}

/** Null: nothing is due, or there is no room. */
async function takeOff(job: JobRun, deps: SendDeps, flying: Underway["flying"]): Promise<Flight | null> {
  if (flying.size >= mostAtOnce) return null;
  const claimed = await job.write((ctx) => claim(ctx, deps.clock.now(), busy(flying.values())));
  if (claimed === null) return null;
  const landed = deliver(job, deps, claimed)
    .catch((error: unknown) => {
      job.log.error({ message: claimed.message.id, error: String(error) }, "a webhook was not settled");
    })
    .finally(() => flying.delete(landed));
  flying.set(landed, claimed.key.id);
  return { landed };
}

/** Keys whose receiver has as much under way as it may. */
function busy(flying: Iterable<number>): number[] {
  const counts = new Map<number, number>();
  for (const keyId of flying) counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
  return [...counts].flatMap(([keyId, count]) => (count >= mostOfKey ? keyId : []));
}

async function deliver(job: JobRun, deps: SendDeps, claimed: Claimed): Promise<void> {
  const { key, message } = claimed;
  const url = key.webhookUrl;
  const now = deps.clock.now();
  const secrets = signingSecrets(deps.encryption, key, now);
  const obstacle = url === null ? "no address" : obstacleOf(deps, key, url);
  if (url === null || obstacle !== null) return settle(job, message.id, { state: "failed", lastError: obstacle });
  if (secrets.length === 0) return settle(job, message.id, { state: "failed", lastError: "no secret" });
  const body = JSON.stringify(bodyOf({ ...deps, now }, claimed));
  const headers = signedHeaders({ id: message.eventId, at: now, body }, secrets);
  const { timeoutMs, resolve, webhooksToPrivate: toPrivate } = deps;
  const result = await post({ url, headers, body, toPrivate, timeoutMs, resolve });
  await conclude(job, deps.clock, claimed, { ...result, at: now, body });
}

function obstacleOf(deps: SendDeps, key: Claimed["key"], url: string): string | null {
  if (key.revokedAt !== null) return "key revoked";
  if (key.suspendedAt !== null) return "key suspended";
  const problem = webhookAddressProblem(url, deps);
  return problem === null ? null : addressProblems[problem];
}
