import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";

/** A name that a file takes from another one; `*` for all of them, or for none in particular. */
export interface Taken {
  readonly specifier: string;
  readonly name: string;
  /** What the file itself calls it. */
  readonly local: string;
}

export interface Source {
  readonly imports: readonly Taken[];
  /** Exports that come from other files; `local` is the name under which they leave this one. */
  readonly reexports: readonly Taken[];
  /** The names that it declares itself and exports. */
  readonly exports: ReadonlySet<string>;
  /** Its strings; the values put into a template are written `*`. */
  readonly strings: ReadonlySet<string>;
  /** The properties of its object literals, each with the identifiers that its value uses. */
  readonly properties: ReadonlyMap<string, ReadonlySet<string>>;
  /** The identifiers outside of imports and of the methods of object literals. */
  readonly identifiers: ReadonlySet<string>;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Reads what a source file takes from others; types are left out, because the compiler holds them. */
export function readSource(file: string): Source {
  const { module, program } = parseSync(file, readFileSync(file, "utf8"));
  const imports: Taken[] = [];
  const reexports: Taken[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const specifier = moduleRequest.value;
    if (entries.length === 0) imports.push({ specifier, name: "*", local: "*" });
    for (const { importName, localName, isType } of entries)
      if (!isType) imports.push({ specifier, name: importName.name ?? "*", local: localName.value });
  }
  const exports = new Set<string>();
  for (const { moduleRequest, exportName } of module.staticExports.flatMap((one) => one.entries))
    if (!moduleRequest && exportName.name !== null) exports.add(exportName.name);
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap((one) => one.entries))
    if (moduleRequest && !isType)
      reexports.push({ specifier: moduleRequest.value, name: importName.name ?? "*", local: exportName.name ?? "*" });

  const strings = new Set<string>();
  const used: { readonly name: string; readonly at: number }[] = [];
  const methods: (Span & { readonly name: string })[] = [];
  const names = new Set<string>();
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === "Literal" && typeof source.value === "string")
        imports.push({ specifier: source.value, name: "*", local: "*" });
    },
    Literal: ({ value }) => {
      if (typeof value === "string") strings.add(value);
    },
    TemplateLiteral: ({ quasis }) => void strings.add(quasis.map(({ value }) => value.cooked ?? "").join("*")),
    Property: ({ key, value }) => {
      if (key.type !== "Identifier") return;
      names.add(key.name);
      if (/Function/.test(value.type)) methods.push({ name: key.name, start: value.start, end: value.end });
    },
    Identifier: ({ name, start }) => void used.push({ name, at: start }),
  }).visit(program);
  for (const one of [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)])
    if (one.moduleRequest) strings.delete(one.moduleRequest.value);
  const within = ({ start, end }: Span) => used.filter(({ at }) => at >= start && at < end).map(({ name }) => name);
  const named = [...module.staticImports, ...methods];
  const outside = used.filter(({ at }) => !named.some(({ start, end }) => at >= start && at < end));
  return {
    imports,
    reexports,
    exports,
    strings,
    properties: new Map([...names].map((name) => [name, usedBy(name)])),
    identifiers: new Set(outside.map(({ name }) => name)),
  };

  function usedBy(name: string): ReadonlySet<string> {
    return new Set(methods.filter((method) => method.name === name).flatMap(within));
  }
}
