import { readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { listSources, readImportGraph } from "../checks/import-graph.ts";
import { readSource, type Source, type Taken } from "./source.ts";

export interface Graph {
  /** What each file depends on, by paths from the top folder. */
  readonly targets: ReadonlyMap<string, ReadonlySet<string>>;
  readonly sources: ReadonlyMap<string, Source>;
}

/** Files that bind everything together; what they bind is reached by the name of a call or the address of a screen. */
const binding =
  /^packages\/(server\/src\/compose|contract\/src\/(catalog|openapi\/[\w-]+)|web\/src\/app\/screens\/\w+)\.ts$/;
/** Fixtures use most of the modules; a module is tested by those who name it or its calls themselves. */
const fixture = /^packages\/server\/testing\/(?!.*\.test\.ts$)/;
const bound = /^packages\/(server\/src\/modules|web\/src\/routes|contract\/src\/calls)\//;
const handlers = /^packages\/(server|measurement)\/src\/.*handlers[\w-]*\.ts$/;
const declarations = /^packages\/contract\/src\/(calls|measurement)\/(?!.*\.gen\.ts$)/;
const callTables = ["packages/contract/src/calls.gen.ts", "packages/contract/src/measurement/calls.gen.ts"];
const words = /^packages\/texts\/src\/\w+\/(\w+)/;

/**
 * Reads what depends on what: by the names that are imported, through files that only pass them on; by a relative path
 * in a string; and from the name of a call to its declaration and to what its handler uses.
 */
export function readGraph(top: string): Graph {
  const files = readImportGraph(top);
  const tools = listSources(join(top, "tools")).map((file) => ({ path: relative(top, file), imports: [] }));
  const sources = new Map([...files, ...tools].map(({ path }) => [path, readSource(join(top, path))]));
  const paths = new Map(
    files.map(({ path, imports }) => [path, new Map(imports.map((one) => [one.specifier, one.target]))]),
  );
  const behind = (path: string, { specifier, name }: Taken): string[] =>
    declaring(paths.get(path)?.get(specifier) ?? beside(path, specifier), name, { sources, paths });
  const calls = filesByCall(sources, behind);
  const targets = new Map(
    [...sources].map(([path, { imports, strings }]) => {
      const isHandler = handlers.test(path);
      const imported = isHandler ? [] : imports.flatMap((one) => behind(path, one));
      const named = [...strings].flatMap((text) => filesAt(top, path, text));
      const called = isHandler || fixture.test(path) ? [] : [...strings].flatMap((text) => calls.get(text) ?? []);
      const isCut = (target: string): boolean =>
        ((binding.test(path) || fixture.test(path)) && bound.test(target)) || words.test(target);
      return [path, new Set([...[...imported, ...named].filter((target) => !isCut(target)), ...called])];
    }),
  );
  return { targets, sources };
}

/** Returns the files that depend on one of these, themselves included. */
export function dependentsOf({ targets }: Graph, changed: Iterable<string>): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  for (const [path, its] of targets) for (const target of its) users.set(target, [...(users.get(target) ?? []), path]);
  const reached = new Set(changed);
  // A set also yields what is added while it is walked.
  for (const path of reached) for (const user of users.get(path) ?? []) reached.add(user);
  return reached;
}

/** Files of the tools name each other by whole relative paths. */
const beside = (path: string, specifier: string): string | undefined =>
  path.startsWith("tools/") && specifier.startsWith(".") ? join(dirname(path), specifier) : undefined;

interface Known {
  readonly sources: ReadonlyMap<string, Source>;
  readonly paths: ReadonlyMap<string, ReadonlyMap<string, string | undefined>>;
}

/** The file that a name is taken from, and the one that declares it, past those that pass it on. */
function declaring(path: string | undefined, name: string, known: Known): string[] {
  if (path === undefined) return [];
  const passed = (known.sources.get(path)?.reexports ?? []).filter(
    (one) => name === "*" || one.local === name || one.local === "*",
  );
  const next = passed.flatMap((one) =>
    declaring(known.paths.get(path)?.get(one.specifier), one.local === "*" ? name : one.name, known),
  );
  return [path, ...next];
}

/** What a call consists of: its declaration, and what its handler uses of others. */
function filesByCall(
  sources: ReadonlyMap<string, Source>,
  behind: (path: string, one: Taken) => string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, files: readonly string[]) => found.set(name, [...(found.get(name) ?? []), ...files]);
  const calls = new Set(callTables.flatMap((table) => [...(sources.get(table)?.properties.keys() ?? [])]));
  for (const word of ["method", "path", "effect", "open"]) calls.delete(word);
  for (const [path, source] of sources) {
    const declared = declarations.test(path) ? [...source.exports].filter((name) => calls.has(name)) : [];
    for (const name of declared) add(name, [path]);
    const handled = handlers.test(path) ? [...source.properties].filter(([name]) => calls.has(name)) : [];
    for (const [name, uses] of handled) add(name, [path, ...usedFiles(path, source, uses)]);
  }
  return found;

  function usedFiles(path: string, { imports, identifiers }: Source, uses: ReadonlySet<string>): string[] {
    const used = imports.filter(({ local }) => uses.has(local) || identifiers.has(local));
    return used.flatMap((one) => behind(path, one));
  }
}

/** The file that a relative path in a string leads to, or all files of the folder; none for a folder around the file itself. */
function filesAt(top: string, from: string, text: string): string[] {
  if (!/^\.{1,2}\/[\w./-]+$/.test(text)) return [];
  const path = join(dirname(from), text).replace(/\/$/, "");
  const found = path.startsWith("..") ? undefined : statSync(join(top, path), { throwIfNoEntry: false });
  if (found?.isFile()) return [path];
  if (!found?.isDirectory() || `${from}/`.startsWith(`${path}/`) || path === ".") return [];
  const inside = readdirSync(join(top, path), { recursive: true, withFileTypes: true });
  return inside.filter((entry) => entry.isFile()).map((entry) => relative(top, join(entry.parentPath, entry.name)));
}
