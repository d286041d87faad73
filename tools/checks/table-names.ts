import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type Program } from "oxc-parser";
import { readImportGraph, type SourceFile } from "./import-graph.ts";
import { locationOf } from "./source-location.ts";

/** A table with the part of the project that writes it. */
export type Table = { name: string; owner: string };

/** A source file with what its identifiers stand for. */
export type ParsedSource = {
  path: string;
  text: string;
  program: Program;
  /** Tables, and state machines by their tables, by the names that the file knows them by. */
  tables: ReadonlyMap<string, Table>;
};

/** The part of the project that a file belongs to: a module of the server, else its package. */
export function ownerOf(path: string): string {
  const location = locationOf(path);
  return location.package === "server" && location.folder === "modules" ? location.inner : location.package;
}

/** Parses the sources of the packages that hold tables, and finds out which identifier of which file stands for which table. */
export function readTables(top: string): { sources: ParsedSource[]; tables: Table[] } {
  const files = new Map(
    readImportGraph(top)
      .filter(({ path }) => /^packages\/(server|measurement|kit)\/src\//.test(path))
      .map((file) => [file.path, readNames(top, file)]),
  );
  const sources = [...files.values()].map((file) => ({
    path: file.path,
    text: file.text,
    program: file.program,
    tables: new Map(
      [...new Set([...file.declared.keys(), ...file.imported.keys()])].flatMap((name) => {
        const table = tableOf(files, file.path, name);
        return table ? [[name, table] as const] : [];
      }),
    ),
  }));
  return { sources, tables: [...files.values()].flatMap((file) => [...file.own]) };
}

type Names = {
  path: string;
  text: string;
  program: Program;
  own: Table[];
  /** A table of this file, or the name of one that a machine or an alias stands for. */
  declared: Map<string, Table | string>;
  imported: Map<string, { file: string; name: string }>;
  exported: Map<string, { file: string; name: string }>;
  /** Files whose every export is passed on. */
  passedOn: string[];
};

function readNames(top: string, { path, imports }: SourceFile): Names {
  const text = readFileSync(join(top, path), "utf8");
  const { program, module } = parseSync(path, text);
  const targets = new Map(imports.map(({ specifier, target }) => [specifier, target]));
  const names: Names = {
    path,
    text,
    program,
    own: [],
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    passedOn: [],
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const file = targets.get(moduleRequest.value);
    for (const { importName, localName } of entries)
      if (file && importName.name) names.imported.set(localName.value, { file, name: importName.name });
  }
  for (const { moduleRequest, importName, exportName } of module.staticExports.flatMap(({ entries }) => entries)) {
    const file = moduleRequest ? targets.get(moduleRequest.value) : undefined;
    if (file && importName.name && exportName.name)
      names.exported.set(exportName.name, { file, name: importName.name });
    else if (file && importName.kind === "AllButDefault") names.passedOn.push(file);
  }
  readDeclarations(names);
  return names;
}

function readDeclarations(names: Names): void {
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || !init) return;
      if (init.type === "Identifier") names.declared.set(id.name, init.name);
      if (init.type !== "CallExpression" || init.callee.type !== "Identifier") return;
      const [first] = init.arguments;
      if (init.callee.name === "pgTable" && first?.type === "Literal") {
        const table = { name: String(first.value), owner: ownerOf(names.path) };
        names.own.push(table);
        names.declared.set(id.name, table);
      }
      if (init.callee.name !== "defineMachine" || first?.type !== "ObjectExpression") return;
      for (const property of first.properties)
        if (property.type === "Property" && property.key.type === "Identifier" && property.key.name === "table")
          if (property.value.type === "Identifier") names.declared.set(id.name, property.value.name);
    },
  }).visit(names.program);
}

/** What a name of a file stands for, followed through imports, aliases and files that pass names on. */
function tableOf(files: ReadonlyMap<string, Names>, path: string, name: string, depth = 0): Table | undefined {
  const file = files.get(path);
  if (!file || depth > 9) return undefined;
  const declared = file.declared.get(name);
  if (typeof declared === "string") return tableOf(files, path, declared, depth + 1);
  if (declared) return declared;
  const elsewhere = file.imported.get(name) ?? file.exported.get(name);
  if (elsewhere) return tableOf(files, elsewhere.file, elsewhere.name, depth + 1);
  for (const other of file.passedOn) {
    const found = tableOf(files, other, name, depth + 1);
    if (found) return found;
  }
  return undefined;
}
