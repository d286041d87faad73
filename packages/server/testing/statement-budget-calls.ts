import type { CallName } from "@treadclub/contract";
import type { SeenCall } from "@treadclub/kit/testing/call-statements";
import { countedInTests, notCounted } from "./own-tests.ts";
import { countStatements, mostEver, openTable, type StatementCount } from "./statement-budget.ts";

/** Counts the calls that a file of tests makes; those that were refused sent a part of what they would have sent. */
export function openCallBudget() {
  const seen = new Map<CallName, StatementCount>();
  return {
    hear({ name, status, statements }: SeenCall<CallName>): void {
      if (status >= 400) return;
      const count = countStatements(statements);
      const known = seen.get(name) ?? { gate: 0, statements: 0 };
      seen.set(name, {
        gate: Math.max(known.gate, count.gate),
        statements: Math.max(known.statements, count.statements),
      });
    },
    /** Throws for calls that sent more than is written down. */
    check(): void {
      const { table } = openTable();
      const grown = [...seen].flatMap(([name, count]) => wrongOf(name, count, table.get(name)) ?? []);
      if (grown.length > 0) throw new Error(`${grown.join("\n")}\nSee testing/statement-budget.ts.`);
    },
  };
}

/** What is wrong with what a call sent; null for nothing. The matrix holds what is not counted in tests of its own. */
export function wrongOf(name: CallName, seen: StatementCount, known: StatementCount | undefined): string | null {
  if (notCounted[name] !== undefined) return null;
  const sent = `${name} sends ${seen.statements} statements`;
  if (seen.statements > mostEver(name)) return `${sent}; its budget is ${mostEver(name)}.`;
  if (!countedInTests.has(name)) return null;
  if (known === undefined) return `${sent} and ${seen.gate} in front; statements.json says nothing of it.`;
  return seen.statements > known.statements ? `${sent}; statements.json says ${known.statements}.` : null;
}
