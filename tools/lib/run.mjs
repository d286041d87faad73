import { spawn } from "node:child_process";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import { root } from "./paths.mjs";
import { childEnvironment } from "./runtime.mjs";

const repeatWindowMs = 1_000;
const ownTimeMs = 3_000;
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program and collects what it says. Never rejects: a program that cannot be started answers code 127.
 * @returns {Promise<{ code: number, output: string, ms: number }>}
 */
export function runQuietly(program, args, { cwd = root, env = {} } = {}) {
  const startedMs = performance.now();
  const { child, stopForwarding } = spawnListening(passInGroup, program, args, {
    cwd,
    env: { ...childEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const parts = [];
  child.stdout.on("data", (part) => parts.push(part));
  child.stderr.on("data", (part) => parts.push(part));
  return new Promise((resolve) => {
    const finish = (code) => {
      stopForwarding();
      resolve({ code, output: Buffer.concat(parts).toString(), ms: Math.round(performance.now() - startedMs) });
    };
    child.once("error", (error) => {
      parts.push(Buffer.from(`${program}: ${error.message}\n`));
      finish(127);
    });
    child.once("close", (code, signal) => finish(codeOf(code, signal)));
  });
}

/** Runs a program that speaks to the terminal itself; answers its exit code. */
export function runLoudly(program, args, { cwd = root, env = {} } = {}) {
  const options = { cwd, env: { ...childEnvironment(), ...env }, stdio: "inherit" };
  return ended(spawnListening(passInGroup, program, args, options));
}

/** Runs a program whose output is printed line by line, so that of two that run at once no line is torn; answers its exit code. */
export function runInLines(program, args, { cwd = root, env = {} } = {}) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const listening = spawnListening(passInGroup, program, args, {
    cwd,
    env: { ...childEnvironment(), ...colour, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  createInterface({ input: listening.child.stdout }).on("line", (line) => console.log(line));
  createInterface({ input: listening.child.stderr }).on("line", (line) => console.error(line));
  return ended(listening, "close");
}

/**
 * Runs a program that must stop in its own time. It gets a process group of its own, so that a Ctrl-C, which the
 * terminal, npm and we ourselves would each pass on, reaches it exactly once; if we are killed, it is told to stop.
 */
export function runService(args, options = {}) {
  return startService(args, options).ended;
}

/** The same, for a service that is stopped by us: `stop` asks it to, `ended` answers its exit code. */
export function startService(args, { cwd = root, env = {} } = {}) {
  const watch = new URL("./parent-watch.mjs", import.meta.url).href;
  const listening = spawnListening(withoutEchoes(), "node", ["--import", watch, ...args], {
    cwd,
    env: { ...childEnvironment(), ...env },
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  listening.child.channel?.unref();
  return { ended: ended(listening), stop: () => void listening.child.kill("SIGTERM") };
}

/**
 * Spawns a program and passes signals on to it. It listens before the program starts: a Ctrl-C that comes
 * in between would end us, and the program's exit code would be lost.
 * @param {(child: import("node:child_process").ChildProcess, name: NodeJS.Signals) => unknown} pass
 */
function spawnListening(pass, program, args, options) {
  const stopForwarding = onSignals((name) => pass(child, name));
  const child = spawn(program, args, options);
  return { child, stopForwarding };
}

function ended({ child, stopForwarding }, event = "exit") {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      stopForwarding();
      console.error(error.message);
      resolve(127);
    });
    child.once(event, (code, signal) => {
      stopForwarding();
      resolve(codeOf(code, signal));
    });
  });
}

/** For a program in our own process group: it hears a Ctrl-C of the terminal itself, and is asked again if it stays. */
function passInGroup(child, name) {
  if (name !== "SIGINT") return child.kill(name);
  return setTimeout(() => child.kill("SIGTERM"), ownTimeMs).unref();
}

/** Passes a signal on; its echoes within a second are dropped, a later one is somebody who insists. */
function withoutEchoes() {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (child, name) => {
    const nowMs = performance.now();
    const echo = nowMs - lastMs < repeatWindowMs;
    lastMs = nowMs;
    if (!echo) child.kill(name);
  };
}

/** A closed terminal is a wish to stop. Answers the function that ends the listening. */
function onSignals(handle) {
  const onSignal = (signal) => handle(signal === "SIGHUP" ? "SIGTERM" : signal);
  for (const name of stopSignals) process.on(name, onSignal);
  return () => {
    for (const name of stopSignals) process.off(name, onSignal);
  };
}

function codeOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}
