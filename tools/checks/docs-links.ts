import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { reportAndExit } from "./report.ts";

const skipped = new Set([
  "node_modules",
  "dist",
  "dist-bench",
  "data",
  "test-results",
  "playwright-report",
  ".git",
  ".cache",
]);

/** Links and paths in the documentation that lead nowhere. */
export function findDocProblems(top: string): string[] {
  return documentsIn(top).flatMap((file) => {
    const lines = withoutCodeBlocks(readFileSync(file, "utf8"));
    return lines.flatMap((line, index) =>
      problemsIn(line, file, top).map((problem) => `${relative(top, file)}:${index + 1} ${problem}`),
    );
  });
}

function problemsIn(line: string, file: string, top: string): string[] {
  const targets = [...line.matchAll(/\]\(([^)\s]+)\)|<img[^>]+src="([^"]+)"/g)].map(
    (match) => match[1] ?? match[2] ?? "",
  );
  const paths = [...line.matchAll(/`((?:packages|tools|docs|spec)\/[\w./-]+)`/g)].map((match) => match[1] ?? "");
  return [
    ...targets.flatMap((target) => linkProblem(target, file)),
    ...paths.flatMap((path) => (existsSync(join(top, path)) ? [] : [`names ${path}, which is not there`])),
  ];
}

function linkProblem(target: string, file: string): string[] {
  if (/^[a-z]+:/.test(target)) return [];
  const [path = "", anchor] = target.split("#");
  const aim = path ? join(dirname(file), decodeURIComponent(path)) : file;
  if (!existsSync(aim)) return [`links to ${target}, which is not there`];
  if (!anchor || !aim.endsWith(".md")) return [];
  return anchorsOf(aim).includes(anchor) ? [] : [`links to ${target}, but there is no such heading`];
}

function anchorsOf(file: string): string[] {
  return withoutCodeBlocks(readFileSync(file, "utf8"))
    .filter((line) => /^#+ /.test(line))
    .map((line) => line.replace(/^#+ /, "").toLowerCase())
    .map((heading) => heading.replaceAll(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(/\s/g, "-"));
}

/** Keeps the number of lines, so that they can be named. */
function withoutCodeBlocks(text: string): string[] {
  let inside = false;
  return text.split("\n").map((line) => {
    const fence = line.trimStart().startsWith("```");
    if (fence) inside = !inside;
    return fence || inside ? "" : line;
  });
}

function documentsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return documentsIn(path);
    return entry.name.endsWith(".md") ? [path] : [];
  });
}

if (import.meta.main)
  reportAndExit(findDocProblems(join(import.meta.dirname, "../..")), "links and paths that lead nowhere");
