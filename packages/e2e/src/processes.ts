import { spawn, type ChildProcess } from "node:child_process";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../../..");
const startPatienceMs = 600_000;

/** Bundling in a test leaves its own NODE_ENV in the process, which is not that of programs. */
const environment = (env: Readonly<Record<string, string>>) => ({
  ...process.env,
  NODE_ENV: "development",
  ...env,
});

/** Starts a program of the project by its path from the top. */
export function run(file: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [join(root, file), ...args], {
    env: environment(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Starts a command of the documentation in the project's folder, as a terminal does: with a process group of its own. */
export const runCommand = (command: string, env: Readonly<Record<string, string>>): ChildProcess =>
  spawn("bash", ["-c", command], {
    cwd: root,
    env: environment(env),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });

/** Presses Ctrl-C and waits until every program of the command has gone. */
export async function interrupted(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const gone = new Promise((done) => child.once("close", done));
  process.kill(-child.pid, "SIGINT");
  await gone;
}

/** Asks a program to stop and waits until it has. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await new Promise((done) => child.once("exit", done));
}

/** Waits until a program says that it is ready; answers all that it said so far. */
export function said(child: ChildProcess, words: string): Promise<string> {
  return new Promise((done, fail) => {
    let heard = "";
    const late = setTimeout(() => fail(new Error(`It did not start:\n${heard}`)), startPatienceMs);
    const hear = (chunk: Buffer): void => {
      heard += chunk.toString();
      if (!heard.includes(words)) return;
      clearTimeout(late);
      done(heard);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => {
      clearTimeout(late);
      fail(new Error(`It ended with ${code}:\n${heard}`));
    });
  });
}
