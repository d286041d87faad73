export const sectionNames = ["calls", "sign-in", "sizes", "contested", "start", "floods", "postgraphile"] as const;
export type SectionName = (typeof sectionNames)[number];

/** How long each measurement of a call takes. */
export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
  /** How long a server is warmed up for a call at most. */
  readonly mostWarmUpSeconds: number;
}

export interface Options {
  readonly sections: readonly SectionName[];
  readonly isQuick: boolean;
  readonly pace: Pace;
  /** Results are written beside those of now, under this name. */
  readonly label: string | null;
}

/** Reads `[quick] [section…] [--as before]`; without a section all of them but those that install something. */
export function readOptions(args: readonly string[]): Options {
  const at = args.indexOf("--as");
  const label = at < 0 ? null : (args[at + 1] ?? "");
  const words = at < 0 ? args : args.toSpliced(at, 2);
  if (label !== null && words.includes("quick")) throw new Error("What is quick is not kept: not --as before, either.");
  if (label !== null && label !== "before") throw new Error("Only --as before is known.");
  const unknown = words.filter((word) => word !== "quick" && !isSection(word));
  if (unknown.length > 0) throw new Error(`${unknown.join(", ")}? There are: quick, ${sectionNames.join(", ")}.`);
  const isQuick = words.includes("quick");
  const usual = isQuick ? ["calls" as const] : sectionNames.filter((name) => name !== "postgraphile");
  const named = sectionNames.filter((name) => words.includes(name));
  return {
    sections: named.length > 0 ? named : usual,
    isQuick,
    pace: isQuick ? { rounds: 1, seconds: 3, mostWarmUpSeconds: 2 } : { rounds: 3, seconds: 5, mostWarmUpSeconds: 5 },
    label,
  };
}

const isSection = (word: string): boolean => sectionNames.some((name) => name === word);
