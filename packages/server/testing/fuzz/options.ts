import { parseArgs } from "node:util";

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** A file of a failing case, to send it once more. */
  readonly repeat: string | null;
}

const usual = 2_000;

/** Reads `[--requests N] [--seed S] [--repeat FILE]`. Without a seed it is made from the time and printed. */
export function readOptions(args: readonly string[], now = Date.now()): FuzzOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { requests: { type: "string" }, seed: { type: "string" }, repeat: { type: "string" } },
  });
  return {
    requests: numberOf("--requests", values.requests, usual),
    seed: numberOf("--seed", values.seed, Math.floor(now / 1000) % 2 ** 31),
    repeat: values.repeat ?? null,
  };
}

function numberOf(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${name} ${text}? It takes a whole number.`);
  return Number(text);
}
