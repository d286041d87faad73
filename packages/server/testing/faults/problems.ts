import type { MailFigures } from "./mails.ts";
import type { Round } from "./round.ts";

interface Judged {
  readonly rounds: readonly Round[];
  readonly unsent: number;
  readonly mails: MailFigures;
}

/** Returns everything that must not have happened in a run, a line each. */
export function problemsOf({ rounds, unsent, mails }: Judged): string[] {
  return [
    ...rounds.flatMap(({ kind, missing, broken, failures, recoverMs }, n) =>
      [
        ...missing.map((one) => `missing: ${one}`),
        ...broken,
        ...counted(failures),
        ...(recoverMs === null ? ["no write was answered in time"] : []),
      ].map((line) => `round ${n + 1}, ${kind}: ${line}`),
    ),
    ...(unsent > 0 ? [`${unsent} messages were not sent in the end`] : []),
    ...mails.broken,
  ];
}

/** Each line once, with how often it came. */
export const counted = (lines: readonly string[]): string[] =>
  [...Map.groupBy(lines, (line) => line)].map(([line, { length }]) =>
    length > 1 ? `${line} (${length} times)` : line,
  );
