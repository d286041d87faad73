import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@treadclub/kit/db/open";
import { openLog } from "@treadclub/kit/log";
import { sharedSecret } from "@treadclub/kit/secrets";
import { decodeJwt } from "jose";
import pg from "pg";
import { signToken } from "#modules/identity";
import { descriptorsOf } from "../descriptors.ts";
import { brokenInvariants } from "../invariants.ts";
import { openCounter } from "../kill/counter.ts";
import { openInsister, type Insister, type Tally } from "../kill/insist.ts";
import { makePeople } from "../kill/people.ts";
import type { ThreadRecord } from "../kill/scenario.ts";
import { openWalk } from "../kill/walk.ts";
import { whatADriverHas, wholeThread } from "../kill/what-a-driver-has.ts";
import { breakings } from "./break.ts";
import type { Random } from "./random.ts";
import { watchHeld, type HeldAt } from "./held.ts";
import type { PlannedRound } from "./plan.ts";
import { noteFailure, repeatingFetch, type Seen } from "./repeating-fetch.ts";
import type { Stage } from "./stage.ts";

export interface Round extends PlannedRound {
  readonly acknowledged: number;
  /** Sent again because nobody answered, or not as it should be. */
  readonly again: number;
  readonly threads: number;
  /** What was acknowledged and is not there as it was told. */
  readonly missing: readonly string[];
  readonly broken: readonly string[];
  /** Until a write was acknowledged after everything was back; null: not in time, the server was started anew. */
  readonly recoverMs: number | null;
  /** Answers of 500 and the like. */
  readonly failures: readonly string[];
  /** Of the server's process in the end; null where the system does not tell. */
  readonly descriptors: number | null;
  /** What that process held while the database was away, from the beginning of the outage until a write; empty for other kinds. */
  readonly held: readonly HeldAt[];
}

export interface RoundOverrides {
  readonly stage: Stage;
  readonly random: Random;
  readonly planned: PlannedRound;
}

const goodCalls = 25;
const givenUpAfterMs = 45_000;
const lookMs = 20;
/** One try every 40 ms: as long as a database may be away. */
const uploadTries = 20_000;

/** Lets drivers live the thread while something is broken and mended, and looks for what they were told. */
export async function runRound({ stage, random, planned }: RoundOverrides): Promise<Round> {
  const tally: Tally = { acknowledged: 0, unanswered: 0 };
  const seen: Seen = { failures: [], repeated: 0, twice: [] };
  const problems: string[] = [];
  let isRepeating = false;
  const phone = openInsister(stage.where, tally, {
    fetch: repeatingFetch(seen, random, () => isRepeating),
    renewed: await renewer(stage),
    uploadTries,
    onUploadAnswer: (about, answer) => noteFailure(seen, about, answer),
  });
  const { counter, newcomers } = await openCounter(phone, () => stage.database.url());
  const prober = await makePeople(stage.database.url(), (make) => make.consumer());
  const walk = openWalk(phone, counter, newcomers);
  const orRestart = async (what: string, work: Promise<unknown>): Promise<boolean> => {
    if (await within(work)) return true;
    problems.push(`${what} not within ${givenUpAfterMs / 1000} s; the server was started anew`);
    await restart(stage);
    return false;
  };
  await orRestart("no start of the drivers", more(tally));
  const watch = watchHeld(stage.server.pid);
  const { kind, awaySeconds } = planned;
  const backAt = await breakings[kind]({ stage, random, awaySeconds, repeat: (isOn) => (isRepeating = isOn) });
  const write = setConsent(phone, prober.token);
  const isBack = await orRestart("no write answered", write);
  const recoverMs = isBack ? (await write) - backAt : null;
  const seenHeld = watch.end();
  const held = kind === "away" ? seenHeld : [];
  await orRestart("the drivers did not go on", more(tally));
  const ended = walk.end().catch((error: unknown) => {
    problems.push(`a driver was refused: ${String(error)}`);
    return { records: [] };
  });
  await orRestart("the drivers did not finish", ended);
  const { records } = await ended;
  const { missing, broken } = await lookFor(stage, records);
  if (seen.twice.length > 0) broken.push(`one key, two answers: ${seen.twice.join(", ")}`);
  return {
    ...planned,
    acknowledged: tally.acknowledged,
    again: tally.unanswered,
    threads: records.length,
    missing,
    broken: [...broken, ...problems],
    recoverMs,
    failures: seen.failures,
    descriptors: descriptorsOf(stage.server.pid()),
    held,
  };
}

/** Whether that was done in time. Its errors are thrown. */
const within = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => true), pause(givenUpAfterMs, false, { ref: false })]);

async function restart(stage: Stage): Promise<void> {
  await stage.server.kill();
  await stage.server.start();
}

/** Waits until more has been promised. */
async function more(tally: Tally): Promise<void> {
  const wanted = tally.acknowledged + goodCalls;
  while (tally.acknowledged < wanted) await pause(lookMs);
}

/** Returns when it was acknowledged. */
async function setConsent({ insist }: Insister, token: string): Promise<number> {
  await insist(token, "setConsent", { body: { kind: "marketing_email", given: true } });
  return performance.now();
}

/** Signs tokens anew by the clock of the server, which may have been set forward. */
async function renewer(stage: Stage): Promise<(token: string) => Promise<string>> {
  const db = openDatabase({ url: stage.database.url(), log: openLog({ level: "silent" }), poolSize: 1 });
  const secret = await sharedSecret(db.pool, "token");
  await db.close();
  return (token) => {
    const { sub, sid } = decodeJwt(token);
    const claims = { userId: Number(sub), sessionId: Number(sid), actingAdminId: null };
    return signToken(secret, claims, stage.serverNow());
  };
}

async function lookFor(
  stage: Stage,
  records: readonly ThreadRecord[],
): Promise<{ missing: string[]; broken: string[] }> {
  const pool = new pg.Pool({ connectionString: stage.database.url(), max: 2 });
  try {
    const missing: string[] = [];
    for (const { email, plate, userId, uploadId } of records) {
      const { rows } = await pool.query<Record<string, unknown>>(whatADriverHas, [email, plate, userId, uploadId]);
      const there = JSON.stringify(rows[0]);
      if (there !== JSON.stringify(wholeThread)) missing.push(`${email}: ${there}`);
    }
    const { rows: twice } = await pool.query<{ recipient: string }>(writtenTwice);
    const written = twice.map(({ recipient }) => `a message was written twice to ${recipient}`);
    return { missing, broken: [...(await brokenInvariants(pool)), ...written] };
  } finally {
    await pool.end();
  }
}

/** Nobody here does the same thing twice. */
const writtenTwice = "select recipient from outbox_messages group by recipient, subject, body having count(*) > 1";
