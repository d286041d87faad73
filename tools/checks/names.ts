import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listSources } from "./import-graph.ts";
import { reportAndExit } from "./report.ts";

/** Words that docs/glossary.md has replaced, each with what to use instead. */
const replaced: Readonly<Record<string, string>> = {
  tell: "notify, publish, sync, post or report",
  told: "notified, reported or sent",
  say: "translate, print, announce or send",
  wish: "input, request, preference or overrides",
  wishes: "input, requests, preferences or overrides",
  desk: "admin, reviewer or computer",
  whose: "owner",
  scene: "fixtures or harness",
  scenes: "fixtures or cases",
  story: "scenario or journey",
  makers: "factories",
  sealer: "encryption",
};

/** Words that no file may be called by, though code may use them. */
const replacedInFiles: Readonly<Record<string, string>> = {
  ...replaced,
  place: "slot",
  places: "slots",
  world: "test app or overview",
  ground: "harness",
  door: "public API",
  floor: "layer",
  room: "package or module",
  gone: "not found, deleted or expired",
  asked: "requested",
};

const declaration = /\b(?:function|const|let|type|interface|class)\s+([A-Za-z]\w*)/g;

/** Returns the files and declarations that are named by words which the glossary has replaced. */
export function findNameProblems(top: string): string[] {
  return ["packages", "tools"].flatMap((folder) =>
    listSources(join(top, folder)).flatMap((path) => {
      if (path.endsWith("names.test.ts")) return [];
      const name = relative(top, path);
      return [...fileProblems(name), ...declarationProblems(name, readFileSync(path, "utf8"))];
    }),
  );
}

const fileProblems = (path: string): string[] =>
  path
    .split(/[/.-]/)
    .map((word) => word.toLowerCase())
    .flatMap((word) => problem(`${path} is named`, word, replacedInFiles));

const declarationProblems = (path: string, code: string): string[] =>
  [...code.matchAll(declaration)].flatMap(([, name = ""]) =>
    wordsOf(name).flatMap((word) => problem(`${path} declares ${name}, named`, word, replaced)),
  );

const wordsOf = (name: string): string[] => (name.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

const problem = (subject: string, word: string, words: Readonly<Record<string, string>>): string[] =>
  Object.hasOwn(words, word) ? [`${subject} by "${word}": use ${words[word] ?? ""}`] : [];

if (import.meta.main)
  reportAndExit(findNameProblems(join(import.meta.dirname, "../..")), "names that the glossary has replaced");
