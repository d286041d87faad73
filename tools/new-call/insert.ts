/** Small edits of source text. Each throws when it does not find its place. */

/** Adds names to the import from a module, or the import itself after the last one. */
export function withImport(text: string, names: readonly string[], module: string): string {
  const pattern = new RegExp(`import \\{([^}]*)\\} from "${escape(module)}";`);
  const found = pattern.exec(text);
  if (!found) return afterImports(text, `import { ${names.join(", ")} } from "${module}";\n`);
  const present = (found[1] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const all = [...new Set([...present, ...names])].toSorted();
  return text.replace(pattern, () => `import { ${all.join(", ")} } from "${module}";`);
}

/** Adds a member to `type Names = …;`. */
export function withName(text: string, name: string): string {
  if (new RegExp(`type Names =[^;]*"${name}"`).test(text)) return text;
  const pattern = /(type Names =[^;]*);/;
  if (!pattern.test(text)) throw new Error("no type Names");
  return text.replace(pattern, (_, names: string) => `${names} | "${name}";`);
}

/** Adds a line at the end of the last object that a function returns. */
export function withHandler(text: string, line: string): string {
  const end = text.lastIndexOf("\n  };\n}");
  if (end < 0) throw new Error("no object that the function returns");
  return text.slice(0, end + 1) + line + text.slice(end + 1);
}

/** Adds a line to the group of samples that holds one of `relatives`, else to the last group. */
export function withSample(text: string, line: string, relatives: readonly string[]): string {
  const relative = relatives.map((name) => text.indexOf(`\n  ${name}: `)).find((at) => at >= 0);
  const ending = "\n} satisfies Partial<Samples>;";
  const end = relative === undefined ? text.lastIndexOf(ending) : text.indexOf(ending, relative);
  if (end < 0) throw new Error("no group of samples");
  return text.slice(0, end + 1) + line + text.slice(end + 1);
}

/** Registers a new file of calls in the catalogue. */
export function withDomain(text: string, domain: string): string {
  const start = text.indexOf("onlyCalls([");
  const end = text.indexOf("])", start);
  if (start < 0 || end < 0) throw new Error("no list of calls");
  const head = text.slice(0, end).replace(/[,\s]*$/, "");
  return afterImports(
    `${head}, ${domain}${text.slice(end)}`,
    `import * as ${domain} from "./calls/${domain}.ts";\n`,
    "./calls/",
  );
}

/** Names of the calls that a file of the contract declares. */
export function callsIn(text: string): string[] {
  return [...text.matchAll(/export const (\w+) = endpoint\(/g)].map((match) => match[1] ?? "");
}

function afterImports(text: string, line: string, near = ""): string {
  const imports = [...text.matchAll(/^import [^;]*;\n/gm)].filter((match) => match[0].includes(near));
  const last = imports.at(-1);
  if (!last) return line + text;
  const at = last.index + last[0].length;
  return text.slice(0, at) + line + text.slice(at);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
