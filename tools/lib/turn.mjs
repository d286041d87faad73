import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { inRoot } from "./paths.mjs";

/**
 * Does work that two programs must not do in one checkout at the same time, such as installing. Whoever comes second
 * waits. The mark of a program that was killed is cleared away.
 */
export async function inTurn(name, work) {
  const mark = inRoot(".cache", `${name}.busy`);
  mkdirSync(inRoot(".cache"), { recursive: true });
  while (!take(mark)) {
    clearIfLeft(mark);
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(mark, { force: true });
  }
}

function take(mark) {
  try {
    writeFileSync(mark, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function clearIfLeft(mark) {
  try {
    const pid = Number(readFileSync(mark, "utf8"));
    if (pid > 0) process.kill(pid, 0);
  } catch (error) {
    if (error.code === "ESRCH") rmSync(mark, { force: true });
  }
}
