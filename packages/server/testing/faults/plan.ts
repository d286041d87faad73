import type { Kind } from "./kinds.ts";
import type { FaultOptions } from "./options.ts";
import type { Random } from "./random.ts";

export interface PlannedRound {
  readonly kind: Kind;
  /** How long the database is away; 0 where it is not. */
  readonly awaySeconds: number;
}

/** Kinds that come more than once between two of the others: 100 rounds hold at least 20 kills of the database. */
const weights: Partial<Record<Kind, number>> = { "kill-database": 3 };

/** Returns the rounds of a run: every kind is in each part of it, in another order each time. */
export function planRounds(
  { rounds, kinds, awaySeconds }: Pick<FaultOptions, "rounds" | "kinds" | "awaySeconds">,
  random: Random,
): PlannedRound[] {
  const usual = (kind: Kind): PlannedRound => ({ kind, awaySeconds: kind === "away" ? random.between(1, 6) : 0 });
  const timesOf = (kind: Kind): number => (rounds === null ? 1 : (weights[kind] ?? 1));
  const deck = (): PlannedRound[] => kinds.flatMap((kind) => Array.from({ length: timesOf(kind) }, () => usual(kind)));
  const given = kinds.includes("away")
    ? awaySeconds.map((seconds) => ({ kind: "away" as const, awaySeconds: seconds }))
    : [];
  const first = given.length > 0 ? [...deck().filter(({ kind }) => kind !== "away"), ...given] : deck();
  const plan = random.shuffled(first);
  while (plan.length < (rounds ?? 0) && kinds.length > 0) plan.push(...random.shuffled(deck()));
  return plan.slice(0, rounds ?? plan.length);
}
