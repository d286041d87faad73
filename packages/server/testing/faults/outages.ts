import { median, shown, table } from "../../bench/figures.ts";
import type { HeldAt } from "./held.ts";
import type { Kind } from "./kinds.ts";
import type { Round } from "./round.ts";

const databaseEnds: readonly Kind[] = ["kill-database", "stop-database", "kill-both"];
const mostRows = 16;

/** How long it took after each end of the database until a write was answered. */
export function timesAfterKills(rounds: readonly Round[]): string[] {
  const rows = databaseEnds.flatMap((kind) => {
    const own = rounds.filter((round) => round.kind === kind);
    const seconds = own.flatMap(({ recoverMs }) => (recoverMs === null ? [] : [recoverMs / 1000]));
    if (seconds.length === 0) return [];
    const inOrder = own.map(({ recoverMs }) => shown(recoverMs === null ? null : recoverMs / 1000)).join(", ");
    return [[kind, inOrder, String(own.length), shown(median(seconds)), shown(Math.max(...seconds))]];
  });
  if (rows.length === 0) return [];
  const heads = ["database ended by", "s until a write, in the order of the rounds", "times", "median", "worst"];
  return [`## After each end of the database\n\n${table(heads, rows, 2)}`];
}

/** What followed each outage, and what the server held during the longest one. */
export function outagesOf(rounds: readonly Round[]): string[] {
  const outages = rounds.filter(({ kind }) => kind === "away").toSorted((a, b) => a.awaySeconds - b.awaySeconds);
  const longest = outages.at(-1);
  if (!longest) return [];
  const rows = outages.map(({ awaySeconds, recoverMs, again, held }) => [
    String(awaySeconds),
    shown(recoverMs === null ? null : recoverMs / 1000),
    again.toLocaleString("en-GB"),
    rangeOf(held.map(({ descriptors }) => descriptors)),
    rangeOf(held.map(({ memoryMb }) => memoryMb)),
  ]);
  const heads = ["s away", "s until a write", "sent again", "descriptors, least to most", "MB resident"];
  const course = someOf(longest.held).map(({ atSeconds, descriptors, memoryMb }) => [
    atSeconds.toFixed(1),
    String(descriptors ?? "–"),
    shown(memoryMb),
  ]);
  return [
    `## Outages\n\n${table(heads, rows, 0)}`,
    `What the server's process held during the one of ${longest.awaySeconds} s:\n\n${table(["s since it began", "descriptors", "MB resident"], course, 0)}`,
  ];
}

function rangeOf(figures: readonly (number | null)[]): string {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? "–" : `${shown(Math.min(...known))} to ${shown(Math.max(...known))}`;
}

/** Evenly spread, the first and the last among them. */
function someOf(held: readonly HeldAt[]): HeldAt[] {
  if (held.length <= mostRows) return [...held];
  const step = (held.length - 1) / (mostRows - 1);
  return Array.from({ length: mostRows }, (_, n) => held[Math.round(n * step)]).filter((one) => one !== undefined);
}
