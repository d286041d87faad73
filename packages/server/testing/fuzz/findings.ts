import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Request } from "./requests.ts";

/** A case by its number in the run of a seed. */
export interface CaseName {
  readonly seed: number;
  readonly index: number;
}

export interface Finding {
  readonly at: CaseName;
  readonly about: string;
  readonly problem: string;
  /** What the server logged about it. */
  readonly cause: string | null;
  /** How often the same came. */
  count: number;
  /** What is needed to repeat it. */
  readonly file: string;
}

interface Seen {
  readonly at: CaseName;
  readonly about: string;
  readonly problem: string;
  readonly cause: string | null;
  readonly request: Request;
  readonly sent: unknown;
  readonly answer: unknown;
}

/** Collects what is wrong: once for each place in our files that it came from, or each call, with a file of the first case. */
export function openFindings(folder: string) {
  const known = new Map<string, Finding>();
  return {
    list: (): Finding[] => [...known.values()],
    add({ at, about, problem, cause, ...more }: Seen): void {
      const name = cause === null ? `${about}: ${problem}` : `${rootOf(about)}: ${cause}`;
      const before = known.get(name);
      if (before) {
        before.count += 1;
        return;
      }
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${at.seed}-${at.index}.json`);
      const repeat =
        "npm run fuzz -- --repeat FILE; what also needs the requests before it: --seed, --requests (index + 1)";
      writeFileSync(file, `${JSON.stringify({ ...at, repeat, about, problem, cause, ...more }, null, 2)}\n`);
      known.set(name, { at, about, problem, cause, count: 1, file });
    },
  };
}

/** Calls have none in common: what they share is where it went wrong. */
const rootOf = (about: string): string => /^[A-Z]+ (\/\w*)/.exec(about)?.[1] ?? "";

export type Findings = ReturnType<typeof openFindings>;
