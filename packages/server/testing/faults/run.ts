import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { memoryMbOf } from "../../bench/processes.ts";
import { descriptorsOf } from "../descriptors.ts";
import type { Kind } from "./kinds.ts";
import type { FaultOptions } from "./options.ts";
import { openRandom } from "./random.ts";
import { runRound, type Round } from "./round.ts";
import { openStage, type Stage } from "./stage.ts";

/** What the server's process holds. */
export interface Held {
  readonly descriptors: number | null;
  readonly memoryMb: number | null;
}

export interface FaultOutcome {
  readonly rounds: readonly Round[];
  readonly skipped: readonly string[];
  /** Messages that were not sent in the end. */
  readonly unsent: number;
  readonly before: Held;
  readonly after: Held;
  readonly postgres: string;
}

const outboxPatienceMs = 45_000;
const lookMs = 250;

/** Breaks things round by round under drivers who keep what they were told. */
export async function runFaults(options: FaultOptions, say: (line: string) => void): Promise<FaultOutcome> {
  const random = openRandom(options.seed);
  const stage = await openStage();
  try {
    const usable = options.kinds.filter((kind) => kind !== "disk" || stage.disk !== null);
    const skipped = usable.length < options.kinds.length ? ["disk: no disk of its own could be mounted"] : [];
    const before = heldBy(stage);
    const rounds: Round[] = [];
    let order: Kind[] = [];
    for (let n = 0; n < options.rounds && usable.length > 0; n += 1) {
      if (order.length === 0) order = random.shuffled(usable);
      const kind = order.pop();
      if (kind === undefined) break;
      const round = await runRound({ stage, random, kind, awaySeconds: options.awaySeconds });
      rounds.push(round);
      say(lineOf(n, round));
    }
    const sql = new pg.Client({ connectionString: stage.database.url() });
    await sql.connect();
    const unsent = await unsentMessages(sql);
    const { rows } = await sql.query<{ version: string }>("select split_part(version(), ' ', 2) as version");
    await sql.end();
    return { rounds, skipped, unsent, before, after: heldBy(stage), postgres: rows[0]?.version ?? "" };
  } finally {
    await stage.close();
  }
}

/** Waits until every message is sent; returns how many are not. */
async function unsentMessages(sql: pg.Client): Promise<number> {
  for (const deadlineMs = performance.now() + outboxPatienceMs; ;) {
    const { rows } = await sql.query<{ n: number }>(
      "select count(*)::int as n from outbox_messages where state <> 'sent'",
    );
    const unsent = rows[0]?.n ?? 0;
    if (unsent === 0 || performance.now() > deadlineMs) return unsent;
    await pause(lookMs);
  }
}

const heldBy = ({ server }: Stage): Held => ({
  descriptors: descriptorsOf(server.pid()),
  memoryMb: memoryMbOf(server.pid()),
});

function lineOf(n: number, round: Round): string {
  const { kind, acknowledged, again, threads, missing, broken, recoverMs, failures, descriptors } = round;
  const time = recoverMs === null ? "no write in time" : `a write after ${Math.round(recoverMs)} ms`;
  const wrong = [...missing.map((one) => `missing ${one}`), ...broken].map((line) => `\n  ${line}`).join("");
  return `${n + 1} ${kind}: ${acknowledged} acknowledged, ${again} sent again, ${threads} threads, ${failures} answers of 500, ${time}, ${descriptors} descriptors${wrong}`;
}
