import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CallName, EndpointShape } from "@treadclub/contract";

/** What a call sends to the database: who calls and its limits, and the work itself. */
export interface StatementCount {
  /** In front of the call, when who calls is not known from a moment ago. */
  readonly gate: number;
  /** Of a read: all of them. Of a write: those between begin and commit. */
  readonly statements: number;
}

const tableFile = resolve(import.meta.dirname, "statements.json");
/** Writes what was seen instead of comparing it. */
const isUpdate = process.env["UPDATE_STATEMENTS"] !== undefined;

/** Reads and writes may send so many; a call that may send more is named in `exceptions`, with the reason. */
export const budget = { read: 2, write: 8, gate: 1 } as const;

export const exceptions: Partial<Readonly<Record<CallName, { readonly statements: number; readonly why: string }>>> =
  {};

/** Splits the statements of a call. */
export function countStatements(all: readonly string[]): StatementCount {
  const work = all.filter((text) => !isGate.test(text) && !/^(begin|commit|rollback)$/.test(text));
  return { gate: all.filter((text) => isGate.test(text)).length, statements: work.length };
}

/** Who calls is looked up at most once a second, whatever is called; limits are counted in front of a call. */
export const isGate = /^\/\* gate \*\//;

export const mostOf = (name: CallName, { effect }: EndpointShape): number =>
  exceptions[name]?.statements ?? (effect === "read" ? budget.read : budget.write);

/** What each call sent when the table was written. */
export function openTable(): {
  readonly known: (name: CallName) => StatementCount | undefined;
  readonly see: (name: CallName, seen: StatementCount) => void;
  readonly isUpdate: boolean;
} {
  const known: Record<string, StatementCount> = JSON.parse(readFileSync(tableFile, "utf8"));
  const seenCounts: Record<string, StatementCount> = {};
  return {
    isUpdate,
    known: (name) => known[name],
    see(name, seen) {
      seenCounts[name] = seen;
      if (!isUpdate) return;
      const sorted = Object.entries({ ...known, ...seenCounts }).toSorted(([a], [b]) => (a < b ? -1 : 1));
      writeFileSync(tableFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    },
  };
}
