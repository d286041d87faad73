import { parseArgs } from "node:util";
import { isKind, kinds, type Kind } from "./kinds.ts";

export interface FaultOptions {
  readonly rounds: number;
  readonly seed: number;
  /** How long the database is away in the rounds where it is; null: 1 to 6 s. */
  readonly awaySeconds: number | null;
  readonly kinds: readonly Kind[];
}

/** Reads `[--rounds N] [--seed S] [--away SECONDS] [--only KIND,KIND]`. Without rounds: each kind once. */
export function readOptions(args: readonly string[], now = Date.now()): FaultOptions {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args: [...args], options: { rounds: text, seed: text, away: text, only: text } });
  const chosen = values.only?.split(",") ?? kinds;
  const unknown = chosen.filter((name) => !isKind(name));
  if (unknown.length > 0) throw new Error(`${unknown.join(", ")}? There are: ${kinds.join(", ")}.`);
  return {
    rounds: numberOf("--rounds", values.rounds) ?? chosen.length,
    seed: numberOf("--seed", values.seed) ?? Math.floor(now / 1000) % 2 ** 31,
    awaySeconds: numberOf("--away", values.away),
    kinds: chosen.filter(isKind),
  };
}

function numberOf(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${name} ${text}? It takes a whole number.`);
  return Number(text);
}
