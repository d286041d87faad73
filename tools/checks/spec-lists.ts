import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** An entry of the spec's lists: a call, or a screen (whose method is "-"). */
export type Listed = { kind: "call" | "screen"; audience: string; method: string; path: string; issue: string };

/** What the project has built, in the lists' notation. `access` is undefined for screens. */
export type Built = { kind: "call" | "screen"; name: string; method: string; path: string; access: string | undefined };

/** An entry that a later issue builds. */
export type ToCome = { kind: string; method: string; path: string; issue: string };

const toComeHead = "# kind\tmethod\tpath\tissue\n";

export function readEndpoints(file: string): Listed[] {
  return readRows(file).map(([audience = "", method = "", path = "", issue = ""]) => {
    return { kind: "call", audience, method, path, issue };
  });
}

export function readScreens(file: string): Listed[] {
  return readRows(file).map(([audience = "", path = "", , , issue = ""]) => {
    return { kind: "screen", audience, method: "-", path, issue };
  });
}

export function readToCome(file: string): ToCome[] {
  if (!existsSync(file)) return [];
  return readRows(file).map(([kind = "", method = "", path = "", issue = ""]) => ({ kind, method, path, issue }));
}

export function writeToCome(file: string, entries: readonly ToCome[]): void {
  writeFileSync(file, toComeHead + entries.map((entry) => `${lineOf(entry)}\n`).join(""));
}

/** The line of spec/to-come.tsv for an entry. */
export function lineOf(entry: ToCome): string {
  return [entry.kind, entry.method, entry.path, entry.issue].join("\t");
}

/** What two entries for the same thing have in common: names of path values do not matter. */
export function keyOf(entry: { kind: string; method: string; path: string }): string {
  return [entry.kind, entry.method, entry.path.replaceAll(/\{[^}]*\}/g, "{}")].join(" ");
}

function readRows(file: string): string[][] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.trim() && !line.startsWith("#")).map((line) => line.split("\t"));
}
