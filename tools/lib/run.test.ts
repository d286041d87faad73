import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "run-"));
  // A service that tells what it hears, and leaves with code 7 a moment after the first signal.
  write(
    "service.mjs",
    `let leaving
     for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => {
       console.log("heard " + name)
       leaving ??= setTimeout(() => process.exit(7), 300)
     })
     setInterval(() => {}, 1000)
     console.log("ready " + process.pid)`,
  );
  // On a busy machine the starter may be held up between the spawn and its next line.
  write(
    "starter.mjs",
    `import processes from "node:child_process"
     import { syncBuiltinESMExports } from "node:module"
     const { spawn } = processes
     processes.spawn = (...all) => {
       const child = spawn(...all)
       for (const endMs = performance.now() + Number(process.argv[2] ?? 0); performance.now() < endMs; );
       return child
     }
     syncBuiltinESMExports()
     const { runService } = await import(${JSON.stringify(join(import.meta.dirname, "run.mjs"))})
     process.exitCode = await runService([${JSON.stringify(join(folder, "service.mjs"))}])`,
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("a service", () => {
  it("hears a Ctrl-C once, however often it is passed on, and hands its exit code back", async () => {
    const { starter, lines } = await start();
    // As npm does it: the terminal reaches the whole group, and npm sends the same again.
    process.kill(-(starter.pid ?? Number.NaN), "SIGINT");
    process.kill(starter.pid ?? Number.NaN, "SIGINT");
    const [code] = await once(starter, "exit");
    expect(code).toBe(7);
    expect(lines.filter((line) => line.startsWith("heard"))).toEqual(["heard SIGINT"]);
  });

  it("hears a Ctrl-C that comes while its starter is held up", async () => {
    const { starter, lines } = await start({ heldUpMs: 500 });
    starter.kill("SIGINT");
    const [code] = await once(starter, "exit");
    expect(code).toBe(7);
    expect(lines.at(-1)).toBe("heard SIGINT");
  });

  it("is told to stop when the terminal closes", async () => {
    const { starter, lines } = await start();
    starter.kill("SIGHUP");
    await once(starter, "exit");
    expect(lines.at(-1)).toBe("heard SIGTERM");
  });

  it("is told to stop when its starter is killed", async () => {
    const { starter, lines, ended } = await start();
    starter.kill("SIGKILL");
    await ended;
    expect(lines.at(-1)).toBe("heard SIGTERM");
  });
});

/** Starts the starter in a process group of its own and waits for its service. `ended` comes when nobody writes any more. */
async function start({ heldUpMs = 0 } = {}): Promise<{
  starter: ChildProcess;
  lines: string[];
  ended: Promise<unknown>;
}> {
  const starter = spawn("node", [join(folder, "starter.mjs"), String(heldUpMs)], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const reader = createInterface({ input: starter.stdout });
  const lines: string[] = [];
  reader.on("line", (line) => lines.push(line));
  await once(reader, "line");
  return { starter, lines, ended: once(reader, "close") };
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}
