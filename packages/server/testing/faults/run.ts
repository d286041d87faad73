import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { heldBy, type Held } from "./held.ts";
import { figuresOfMails, type MailFigures } from "./mails.ts";
import type { FaultOptions } from "./options.ts";
import { planRounds } from "./plan.ts";
import { counted } from "./problems.ts";
import { openRandom } from "./random.ts";
import { runRound, type Round } from "./round.ts";
import { openStage } from "./stage.ts";

export interface FaultOutcome {
  readonly rounds: readonly Round[];
  readonly skipped: readonly string[];
  /** Messages that were not sent in the end. */
  readonly unsent: number;
  readonly mails: MailFigures;
  readonly before: Held;
  readonly after: Held;
  readonly postgres: string;
  readonly seconds: number;
}

const outboxPatienceMs = 45_000;
const lookMs = 250;

/** Breaks things round by round under drivers who keep what they were told. */
export async function runFaults(options: FaultOptions, print: (line: string) => void): Promise<FaultOutcome> {
  const random = openRandom(options.seed);
  const begunMs = performance.now();
  const stage = await openStage();
  try {
    const usable = options.kinds.filter((kind) => kind !== "disk" || stage.disk !== null);
    const skipped = usable.length < options.kinds.length ? ["disk: no disk of its own could be mounted"] : [];
    const before = heldBy(stage.server.pid());
    const rounds: Round[] = [];
    for (const planned of planRounds({ ...options, kinds: usable }, random)) {
      const round = await runRound({ stage, random, planned });
      rounds.push(round);
      print(lineOf(rounds.length, round));
    }
    const sql = new pg.Client({ connectionString: stage.database.url() });
    await sql.connect();
    const unsent = await unsentMessages(sql);
    const mails = await figuresOfMails(sql, stage.mails);
    const { rows } = await sql.query<{ version: string }>("select split_part(version(), ' ', 2) as version");
    await sql.end();
    const after = heldBy(stage.server.pid());
    const seconds = (performance.now() - begunMs) / 1000;
    return { rounds, skipped, unsent, mails, before, after, postgres: rows[0]?.version ?? "", seconds };
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

function lineOf(n: number, round: Round): string {
  const { kind, acknowledged, again, threads, missing, broken, recoverMs, failures, descriptors } = round;
  const time = recoverMs === null ? "no write in time" : `a write after ${Math.round(recoverMs)} ms`;
  const wrong = [...missing.map((one) => `missing ${one}`), ...broken, ...counted(failures)]
    .map((line) => `\n  ${line}`)
    .join("");
  return `${n} ${kind}: ${acknowledged} acknowledged, ${again} sent again, ${threads} threads, ${failures.length} answers of 500, ${time}, ${descriptors} descriptors${wrong}`;
}
