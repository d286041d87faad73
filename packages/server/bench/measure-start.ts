import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { median, shown } from "./figures.ts";
import { freePort } from "./processes.ts";
import type { Section } from "./report.ts";

const root = resolve(import.meta.dirname, "../../..");
const later = 3;
const mostSeconds = 2;
const givenUpAfterMs = 300_000;

/** How long `npm start` takes to its first answer, over a new data folder and over the same one again. */
export async function measureStart(): Promise<Section> {
  const dataDir = mkdtempSync(join(tmpdir(), "treadclub-start-"));
  chmodSync(dataDir, 0o755);
  try {
    const first = await startedIn(dataDir);
    const again: number[] = [];
    for (let start = 0; start < later; start += 1) again.push(await startedIn(dataDir));
    const seconds = median(again);
    return {
      name: "start",
      title: "Start",
      text: `From the start of the product, as \`npm start\` does it, to the first answer of an API call: ${shown(first)} s over a new data folder with the demo world, then ${again.map(shown).join(", ")} s over the same folder again, median ${shown(seconds)} s.`,
      aims: [{ id: "start", seen: `${shown(seconds)} s`, isHeld: seconds <= mostSeconds }],
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startedIn(dataDir: string): Promise<number> {
  const port = await freePort();
  // The bundle of the bench was built in the process above, which leaves NODE_ENV at production.
  const settings = [`DATA_DIR=${dataDir}`, `PORT=${port}`, "LOG_LEVEL=error", "NODE_ENV=development"];
  const begunMs = performance.now();
  const child = spawn("env", [...settings, process.execPath, join(root, "tools/start.mjs")], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    await answered(child, port);
    return (performance.now() - begunMs) / 1000;
  } finally {
    await stopped(child);
  }
}

async function answered(child: ChildProcess, port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/api/v1/config/get`;
  const deadlineMs = performance.now() + givenUpAfterMs;
  while (performance.now() < deadlineMs && child.exitCode === null) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(10);
  }
  throw new Error("The product did not start");
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await ended;
}
