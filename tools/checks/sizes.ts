import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listSources } from "./import-graph.ts";
import { reportAndExit } from "./report.ts";

const maxLines = 250;
const skipped = new Set([
  "node_modules",
  "dist",
  "dist-bench",
  "data",
  "test-results",
  "playwright-report",
  "migrations",
  "fixtures",
]);

/** What the linter cannot see: long style sheets, folder names, rules that are switched off without a reason. */
export function findSizeProblems(top: string): string[] {
  return [...styleProblems(top), ...folderProblems(top), ...silencerProblems(top)];
}

function styleProblems(top: string): string[] {
  return filesIn(join(top, "packages"))
    .filter((path) => path.endsWith(".css"))
    .flatMap((path) => {
      const lines = readFileSync(path, "utf8").trimEnd().split("\n").length;
      return lines > maxLines ? [`${relative(top, path)} has ${lines} lines, at most ${maxLines}`] : [];
    });
}

function folderProblems(top: string): string[] {
  const folders = new Set(
    filesIn(join(top, "packages")).flatMap((path) => relative(top, path).split("/").slice(0, -1)),
  );
  return [...folders]
    .filter((name) => !/^[.a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    .map((name) => `the folder ${name} is not in kebab-case`);
}

const silencer = /(?:\/\/|\/\*)\s*(?:oxlint|eslint)-disable(?!.*-- \S)|@ts-(?:ignore|nocheck)|oxfmt-ignore/;

/** Proves in a test that something does not compile; elsewhere it hides that something does not. */
const expectedError = /@ts-expect-error/;

function silencerProblems(top: string): string[] {
  return [...listSources(join(top, "packages")), ...listSources(join(top, "tools"))].flatMap((path) => {
    if (path === import.meta.filename || path.endsWith("sizes.test.ts")) return [];
    return readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        silences(line, path)
          ? [`${relative(top, path)}:${index + 1} switches a check off without a reason (… -- reason)`]
          : [],
      );
  });
}

function silences(line: string, path: string): boolean {
  return silencer.test(line) || (expectedError.test(line) && !path.endsWith(".test.ts"));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

if (import.meta.main)
  reportAndExit(findSizeProblems(join(import.meta.dirname, "../..")), "things too large or out of shape");
