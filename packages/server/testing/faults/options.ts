import { parseArgs } from "node:util";
import { isKind, kinds, type Kind } from "./kinds.ts";

export interface FaultOptions {
  /** How many rounds; null: each kind once, `away` once for each length. */
  readonly rounds: number | null;
  readonly seed: number;
  /** Lengths of outages that there is one of each; all others last 1 to 6 s. */
  readonly awaySeconds: readonly number[];
  readonly kinds: readonly Kind[];
}

/** Reads `[--rounds N] [--seed S] [--away SECONDS,SECONDS] [--only KIND,KIND]`. */
export function readOptions(args: readonly string[], now = Date.now()): FaultOptions {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args: [...args], options: { rounds: text, seed: text, away: text, only: text } });
  const chosen = values.only?.split(",") ?? kinds;
  const unknown = chosen.filter((name) => !isKind(name));
  if (unknown.length > 0) throw new Error(`${unknown.join(", ")}? There are: ${kinds.join(", ")}.`);
  return {
    rounds: numberOf("--rounds", values.rounds),
    seed: numberOf("--seed", values.seed) ?? Math.floor(now / 1000) % 2 ** 31,
    awaySeconds: (values.away?.split(",") ?? []).flatMap((part) => numberOf("--away", part) ?? []),
    kinds: chosen.filter(isKind),
  };
}

function numberOf(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${name} ${text}? It takes a whole number.`);
  return Number(text);
}
