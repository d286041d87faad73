import type { SourceFile } from "./import-graph.ts";

/** One line per ring of files that import each other, type-only imports counted. */
export function findCycles(files: readonly SourceFile[]): string[] {
  const targets = new Map(files.map((file) => [file.path, file.imports.flatMap((entry) => entry.target ?? [])]));
  const done = new Set<string>();
  const cycles: string[] = [];
  for (const { path } of files) visit(path, [], targets, done, cycles);
  return cycles;
}

function visit(
  path: string,
  trail: string[],
  targets: Map<string, string[]>,
  done: Set<string>,
  cycles: string[],
): void {
  const seenAt = trail.indexOf(path);
  if (seenAt >= 0) cycles.push(`a cycle: ${[...trail.slice(seenAt), path].join(" → ")}`);
  if (seenAt >= 0 || done.has(path)) return;
  for (const target of targets.get(path) ?? []) visit(target, [...trail, path], targets, done, cycles);
  done.add(path);
}
