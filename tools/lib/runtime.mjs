import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter } from "node:path";
import { inRoot } from "./paths.mjs";

const neededMajor = 24;
const binFolder = inRoot("node_modules", ".bin");

/** The environment of everything that the tools start: the installed programs, the pinned Node among them, come first. */
export function childEnvironment() {
  return { ...process.env, PATH: [binFolder, process.env.PATH].join(delimiter) };
}

/** Ends with a plain message when neither the pinned Node nor the system's is new enough. */
export function requireRuntime() {
  // The pinned version lies in a package that fits this machine or is absent; then the path leads to the system's Node.
  if (existsSync(inRoot("node_modules/.bin/node")) && majorOf("node") >= neededMajor) return;
  if (majorOf(process.execPath) >= neededMajor) return;
  throw new Error(
    `This program needs Node.js ${neededMajor} or newer. It brings its own on Linux and on Windows, but not for this machine ` +
      `(${process.platform} ${process.arch}), and the installed one is ${process.version}. ` +
      `Install Node.js ${neededMajor} (the file .nvmrc names it) and start again.`,
  );
}

function majorOf(program) {
  const answer = spawnSync(program, ["--version"], { encoding: "utf8", env: childEnvironment() });
  return Number(answer.stdout?.match(/^v(\d+)/)?.[1] ?? 0);
}
