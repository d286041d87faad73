import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { median, shown, table } from "../../bench/figures.ts";
import { conditionsOf } from "../../bench/report.ts";
import type { Held } from "./held.ts";
import { kindTexts, kinds } from "./kinds.ts";
import { outagesOf, timesAfterKills } from "./outages.ts";
import { problemsOf } from "./problems.ts";
import type { Round } from "./round.ts";
import type { FaultOutcome } from "./run.ts";

const file = resolve(import.meta.dirname, "../../../../docs/faults.md");

const head = `# Faults

Written by \`npm run faults\`: \`--rounds N\`, \`--seed S\`, \`--away SECONDS,SECONDS\` for an outage of each of these lengths, \`--only KIND,KIND\`. The product runs as a process of its own against a PostgreSQL of its own, reached through a proxy. Four drivers at a time live the whole thread from sign-up to the used voucher and send again, with the same key, whatever was not acknowledged. In each round something breaks and is mended; then what drivers were told is looked for in the database, and the invariants are asked (\`packages/server/doctor/invariants.sql\`). The time counts from the moment when everything that was taken is back, with a killed server from the kill, until a write is acknowledged. "500s" are all answers from 500 on but 503.`;

/** Writes the figures of a run into docs/faults.md. */
export function writeReport(outcome: FaultOutcome, seed: number): void {
  writeFileSync(file, `${[head, `${conditionsOf(outcome.postgres)} Seed ${seed}.`, textOf(outcome)].join("\n\n")}\n`);
}

/** The figures of a run as Markdown. */
export function textOf(outcome: FaultOutcome): string {
  const { rounds, skipped, before, after } = outcome;
  const problems = problemsOf(outcome);
  return [
    kindsTable(rounds),
    mailsText(outcome),
    `The server's process, before → after: ${heldText(before, after)}. ${shown(outcome.seconds / 60)} minutes for ${rounds.length} rounds.`,
    ...skipped.map((line) => `Left out: ${line}.`),
    ...(problems.length > 0 ? [`What went wrong:\n\n${problems.map((line) => `- ${line}`).join("\n")}`] : []),
    ...timesAfterKills(rounds),
    ...outagesOf(rounds),
  ].join("\n\n");
}

function kindsTable(rounds: readonly Round[]): string {
  const rows = kinds.flatMap((kind) => {
    const own = rounds.filter((round) => round.kind === kind);
    return own.length === 0 ? [] : [[`${kind}: ${kindTexts[kind]}`, ...figuresOf(own)]];
  });
  const heads = [
    "what breaks",
    "rounds",
    "acknowledged",
    "sent again",
    "missing",
    "invariants broken",
    "500s",
    "no write in time",
    "s until a write, median",
    "worst",
    "descriptors, most",
  ];
  return table(heads, [...rows, ["all", ...figuresOf(rounds)]]);
}

function figuresOf(rounds: readonly Round[]): string[] {
  const sum = (figure: (round: Round) => number): string =>
    rounds.reduce((total, round) => total + figure(round), 0).toLocaleString("en-GB");
  const seconds = rounds.flatMap(({ recoverMs }) => (recoverMs === null ? [] : [recoverMs / 1000]));
  return [
    String(rounds.length),
    sum(({ acknowledged }) => acknowledged),
    sum(({ again }) => again),
    sum(({ missing }) => missing.length),
    sum(({ broken }) => broken.length),
    sum(({ failures }) => failures.length),
    sum(({ recoverMs }) => (recoverMs === null ? 1 : 0)),
    seconds.length > 0 ? shown(median(seconds)) : "–",
    seconds.length > 0 ? shown(Math.max(...seconds)) : "–",
    String(Math.max(...rounds.map(({ descriptors }) => descriptors ?? 0))),
  ];
}

const mailsText = ({ unsent, mails: { messages, again, broken } }: FaultOutcome): string =>
  `Messages: ${messages.toLocaleString("en-GB")} handed over to a mail server, ${again} of them once more with the same Message-ID, ${broken.length} lost or under two ids, ${unsent} not sent in the end.`;

const heldText = (before: Held, after: Held): string =>
  `${before.descriptors ?? "–"} → ${after.descriptors ?? "–"} descriptors, ${shown(before.memoryMb)} → ${shown(after.memoryMb)} MB resident`;
