import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

export type Import = {
  /** As written. */
  specifier: string;
  line: number;
  /** Path from the top folder when it is a file of ours, else undefined. */
  target: string | undefined;
};

export type SourceFile = { path: string; imports: Import[] };

const sourceName = /\.(ts|tsx|mts|mjs)$/;
const ignored = new Set(["node_modules", "dist", "dist-bench", "test-results", "playwright-report", "data", ".cache"]);

/** Every source file below `packages/` with its imports, type-only ones and dynamic ones included. */
export function readImportGraph(top: string): SourceFile[] {
  const packages = readPackages(top);
  return listSources(join(top, "packages")).map((file) => {
    const found = readImports(file);
    const imports = found.map(({ specifier, line }) => {
      const target = resolve(specifier, file, packages, top);
      return { specifier, line, target: target ? relative(top, target) : undefined };
    });
    return { path: relative(top, file), imports };
  });
}

/** Files below a folder that hold code, in a stable order. */
export function listSources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (ignored.has(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listSources(path);
      return sourceName.test(entry.name) ? [path] : [];
    });
}

type Found = { specifier: string; line: number };

function readImports(file: string): Found[] {
  const text = readFileSync(file, "utf8");
  const parsed = parseSync(file, text);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  const found: Found[] = [];
  const add = (specifier: string, offset: number) => found.push({ specifier, line: lineAt(text, offset) });
  for (const entry of parsed.module.staticImports) add(entry.moduleRequest.value, entry.start);
  for (const entry of parsed.module.staticExports) {
    const request = entry.entries.find((part) => part.moduleRequest)?.moduleRequest;
    if (request) add(request.value, entry.start);
  }
  new Visitor({
    ImportExpression: (node) => {
      if (node.source.type === "Literal" && typeof node.source.value === "string") add(node.source.value, node.start);
    },
    TSImportType: (node) => add(node.source.value, node.start),
  }).visit(parsed.program);
  return found;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

type PackageFile = { folder: string; imports: Record<string, unknown>; exports: Record<string, unknown> };

function readPackages(top: string): Map<string, PackageFile> {
  const packages = new Map<string, PackageFile>();
  const folder = join(top, "packages");
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name, "package.json");
    if (!existsSync(file)) continue;
    const content: unknown = JSON.parse(readFileSync(file, "utf8"));
    packages.set(name, {
      folder: join(folder, name),
      imports: mapIn(content, "imports"),
      exports: mapIn(content, "exports"),
    });
  }
  return packages;
}

function mapIn(content: unknown, key: string): Record<string, unknown> {
  if (typeof content !== "object" || content === null) return {};
  const found: unknown = Object.entries(content).find(([name]) => name === key)?.[1];
  return typeof found === "object" && found !== null ? { ...found } : {};
}

function resolve(specifier: string, from: string, packages: Map<string, PackageFile>, top: string): string | undefined {
  if (specifier.startsWith(".")) return firstFile(join(dirname(from), specifier));
  const [scope = "", name = "", ...rest] = specifier.split("/");
  if (specifier.startsWith("#")) {
    const owner = packages.get(relative(join(top, "packages"), from).split("/")[0] ?? "");
    return owner && mapped(owner.imports, specifier, owner.folder);
  }
  const owner = scope === "@treadclub" ? packages.get(name) : undefined;
  return owner && mapped(owner.exports, rest.length > 0 ? `./${rest.join("/")}` : ".", owner.folder);
}

function mapped(map: Record<string, unknown>, key: string, folder: string): string | undefined {
  for (const [pattern, target] of Object.entries(map)) {
    if (typeof target !== "string") continue;
    const [head = "", tail = ""] = pattern.split("*");
    const matches = pattern.includes("*") ? key.startsWith(head) && key.endsWith(tail) : key === pattern;
    if (!matches) continue;
    const middle = key.slice(head.length, key.length - tail.length);
    const file = firstFile(join(folder, pattern.includes("*") ? target.replace("*", middle) : target));
    if (file) return file;
  }
  return undefined;
}

/** The file itself, or what a bundler would try after it. */
function firstFile(path: string): string | undefined {
  const bare = path.split("?")[0] ?? path;
  const candidates = [bare, `${bare}.ts`, `${bare}.tsx`, join(bare, "index.ts")];
  return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}
