import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** What identifies a process beyond its id, which the system gives out again. Undefined when none runs under that id. */
export function startMarkOf(pid: number): string | undefined {
  if (process.platform !== "linux") return askPs(pid, "lstart=")?.replaceAll(/\W+/g, "-");
  const stat = readProc(pid, "stat");
  if (stat === undefined) return undefined;
  // The program's name stands in brackets and may hold anything, so fields are counted from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ended = fields[0] === "Z" || fields[0] === "X";
  return ended ? undefined : fields[19];
}

/** False also for a process that ended and waits for its parent to notice. */
export function isAlive(pid: number): boolean {
  return startMarkOf(pid) !== undefined;
}

/** The arguments a process was started with, program first. Empty when it cannot be read. */
export function commandOf(pid: number): string[] {
  if (process.platform === "linux") return (readProc(pid, "cmdline") ?? "").split("\0").filter(Boolean);
  return (askPs(pid, "command=") ?? "").split(" ").filter(Boolean);
}

/** Returns true once the process has exited, false when it still runs after `timeoutMs`. */
export async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadlineMs = performance.now() + timeoutMs;
  while (isAlive(pid)) {
    if (performance.now() > deadlineMs) return false;
    await pause(10);
  }
  return true;
}

/** Sends a signal; a process that has just exited is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasCode(error, "ESRCH")) throw error;
  }
}

/** Sends the signal when this program ends; answers how to call that off. */
export function atOurEnd(pid: number | undefined, name: NodeJS.Signals): () => void {
  const send = () => {
    if (pid !== undefined) signal(pid, name);
  };
  process.once("exit", send);
  return () => void process.off("exit", send);
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function readProc(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return undefined;
  }
}

function askPs(pid: number, column: string): string | undefined {
  const answer = spawnSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" });
  const text = answer.stdout?.trim();
  return text ? text : undefined;
}
