import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { callNames, catalog, type CallName, type EndpointShape } from "@treadclub/contract";

/** What a call sends to the database: what finds out who calls and counts its limits, and the work itself. */
export interface StatementCount {
  /** In front of the call, where who calls is not known from the second before. */
  readonly gate: number;
  /** Of a read: all of them. Of a write: those between begin and commit. */
  readonly statements: number;
}

const tableFile = resolve(import.meta.dirname, "statements.json");
export const benchFile = resolve(import.meta.dirname, "../../../docs/bench.md");
/** So many statements may a call send; one that may send more is named in `exceptions`, with the reason. */
const budget = { read: 2, write: 8, gate: 1 } as const;

/** Splits the statements of a call. */
export function countStatements(all: readonly string[]): StatementCount {
  const gate = all.filter((text) => isGate.test(text)).length;
  const ends = all.filter((text) => /^(begin|commit|rollback)$/.test(text)).length;
  return { gate, statements: all.length - gate - ends };
}

/** Who calls is looked up at most once a second, whatever is called; limits are counted in front of a call. */
export const isGate = /^\/\* gate \*\//;

export const mostOf = (name: CallName): number => {
  const { effect }: EndpointShape = catalog[name];
  return exceptions[name]?.statements ?? (effect === "read" ? budget.read : budget.write);
};

/** Calls that may send more than the budget, and why. */
export const exceptions: Partial<Readonly<Record<CallName, { readonly statements: number; readonly why: string }>>> = {
  cancelMeasurementSession: { statements: 9, why: "asks the measurement service in between" },
  consumerCreateAnylineTyreScan: { statements: 13, why: "two transactions, the measurement service in between" },
  memberCreateAnylineTyreScan: { statements: 13, why: "two transactions, the measurement service in between" },
  downloadMyData: { statements: 24, why: "streams everything that is known of a driver, table by table" },
};

/**
 * A limit is counted by a statement of its own where the sign-in is not known from the second before: that is read through
 * a handle that may not write. Whoever proves who they are has the tries given back.
 */
export const mostInFront = (name: CallName): number => {
  const { limit }: EndpointShape = catalog[name];
  if (name === "confirmIdentity") return 3;
  return limit === undefined ? budget.gate : budget.gate + 1;
};

/** What each call sends, as it was last written down. */
export const openTable = () => {
  const written: Readonly<Partial<Record<CallName, StatementCount>>> = JSON.parse(readFileSync(tableFile, "utf8"));
  const table = new Map(callNames.flatMap((name) => (written[name] ? [[name, written[name]] as const] : [])));
  return {
    table,
    /**
     * Returns how many statements a call may send. One that the file does not hold is written down: to measure all of them
     * anew, empty it to `{}` and run the matrix.
     */
    allowedFor(name: CallName, seen: StatementCount): number {
      const known = table.get(name);
      if (known) return known.statements;
      table.set(name, seen);
      const sorted = [...table].toSorted(([a], [b]) => (a < b ? -1 : 1));
      writeFileSync(tableFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
      writeFileSync(benchFile, withTable(readFileSync(benchFile, "utf8"), sorted));
      return seen.statements;
    },
  };
};

const marks = { start: "<!-- statements:start -->", end: "<!-- statements:end -->" } as const;

/** The page of figures with the list of calls between its marks. */
export function withTable(page: string, table: Iterable<readonly [CallName, StatementCount]>): string {
  const [before = "", rest = ""] = page.split(marks.start);
  const [, after = ""] = rest.split(marks.end);
  return `${before}${marks.start}\n${tableOf(table)}\n${marks.end}${after}`;
}

function tableOf(table: Iterable<readonly [CallName, StatementCount]>): string {
  const rows = [...table].map(([name, { gate, statements }]) => {
    const { effect }: EndpointShape = catalog[name];
    return `| ${name} | ${effect} | ${gate} | ${statements} | ${mostOf(name)} | ${exceptions[name]?.why ?? ""} |`;
  });
  return [
    "",
    "Counted while the matrix of calls runs. In front: who calls, at most once a second, and limits. Statements: of a read all of",
    "them, of a write those between begin and commit.",
    "",
    "| call | effect | in front | statements | at most | why more |",
    "| --- | --- | ---: | ---: | ---: | --- |",
    ...rows,
    "",
  ].join("\n");
}
