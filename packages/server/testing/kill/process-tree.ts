import { readdirSync, readFileSync } from "node:fs";

/** The processes that a process has started and that still run; only where the system tells it in /proc. */
export function childrenOf(pid: number): number[] {
  return numbers().filter((candidate) => parentOf(candidate) === pid);
}

function numbers(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name stands in brackets and may hold anything.
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}
