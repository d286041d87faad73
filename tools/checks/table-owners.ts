import { join } from "node:path";
import { Visitor, type Argument, type CallExpression, type Expression, type TemplateLiteral } from "oxc-parser";
import { reportAndExit } from "./report.ts";
import { locationOf } from "./source-location.ts";
import { ownerOf, readTables, type ParsedSource, type Table } from "./table-names.ts";

/** Parts that may write any table: the demo fills them as years of use would. Tests may, too. */
const freeParts = ["packages/server/src/demo/"];

/**
 * Every write of a table outside the module that owns it, by drizzle's `insert`, `update` and `delete`, by `move` of a state
 * machine, by the helpers of kit that take a table, and in SQL. A module owns the tables that it declares; measurement and kit
 * own theirs as a whole. A write whose table cannot be seen is a problem as well.
 */
export function findOwnerProblems(top: string): string[] {
  const { sources, tables } = readTables(top);
  return sources
    .filter(({ path }) => !locationOf(path).test && !path.startsWith("packages/kit/"))
    .filter(({ path }) => !freeParts.some((part) => path.startsWith(part)))
    .flatMap((source) => problemsOf(source, tables));
}

type Write = { offset: number; table: Table | undefined };

function problemsOf(source: ParsedSource, tables: readonly Table[]): string[] {
  const owner = ownerOf(source.path);
  const owned = tables.filter((table) => table.owner === owner);
  const byName = (name: string): Table | undefined =>
    owned.find((table) => table.name === name) ?? tables.find((table) => table.name === name);
  return writesOf(source, byName).flatMap(({ offset, table }) => {
    if (table?.owner === owner) return [];
    const line = source.text.slice(0, offset).split("\n").length;
    const problem = table
      ? `writes ${table.name}, which belongs to ${table.owner}: call a function of that module`
      : "writes a table that cannot be seen here: name it";
    return [`${source.path}:${line} ${problem}`];
  });
}

/** Where the table stands among the arguments of functions of kit that write it. */
const kitWriters: Readonly<Record<string, number>> = {
  deferredInsert: 1,
  insertOf: 0,
  move: 1,
  tryMove: 1,
  begun: 1,
  begunBy: 1,
};

function writesOf(source: ParsedSource, byName: (name: string) => Table | undefined): Write[] {
  const writes: Write[] = [];
  const at = (argument: Argument | Expression | undefined): Table | undefined =>
    argument?.type === "Identifier" ? source.tables.get(argument.name) : undefined;
  new Visitor({
    CallExpression(node) {
      const position = node.callee.type === "Identifier" ? kitWriters[node.callee.name] : undefined;
      if (position !== undefined) writes.push({ offset: node.start, table: at(node.arguments[position]) });
      const table = at(node.arguments[0]);
      if (isMethodOf(node, ["insert", "update", "delete"]) && (table || isOnDatabase(node)))
        writes.push({ offset: node.start, table });
    },
    TemplateLiteral(node) {
      writes.push(...templateWrites(node, at, byName));
    },
    Literal({ value, start }) {
      if (typeof value !== "string") return;
      for (const { name } of sqlWrites(value)) {
        const table = byName(name);
        if (table) writes.push({ offset: start, table });
      }
    },
  }).visit(source.program);
  return writes;
}

const isMethodOf = ({ callee }: CallExpression, names: readonly string[]): boolean =>
  callee.type === "MemberExpression" && callee.property.type === "Identifier" && names.includes(callee.property.name);

/** Handles are called db or tx everywhere; maps, sets and hashes have methods of the same names. */
function isOnDatabase({ callee }: CallExpression): boolean {
  if (callee.type !== "MemberExpression") return false;
  const { object } = callee;
  const name = object.type === "MemberExpression" ? object.property : object;
  return name.type === "Identifier" && ["db", "tx"].includes(name.name);
}

function templateWrites(
  { quasis, expressions, start }: TemplateLiteral,
  at: (expression: Expression | undefined) => Table | undefined,
  byName: (name: string) => Table | undefined,
): Write[] {
  const text = quasis.map(({ value }, index) => `${index > 0 ? `\${${index - 1}}` : ""}${value.raw}`).join("");
  return sqlWrites(text).flatMap(({ name }) => {
    const index = /^\$\{(\d+)\}$/.exec(name)?.[1];
    if (index !== undefined) {
      const expression = expressions[Number(index)];
      return [{ offset: expression?.start ?? start, table: at(expression) }];
    }
    const table = byName(name);
    return table ? [{ offset: start, table }] : [];
  });
}

/** Not `for update`, `for no key update`, `do update` or `on update`, which name no table. */
const sqlWrite =
  /(?:\binsert\s+into|(?<!\b(?:for|key|do|on)\s+)\bupdate|\bdelete\s+from|\bmerge\s+into|\btruncate(?:\s+table)?)\s+(?:only\s+)?"?(\$\{\d+\}|[a-z_.]+)/gi;

function sqlWrites(text: string): { name: string }[] {
  return [...text.matchAll(sqlWrite)].map((match) => ({ name: match[1]?.split(".").at(-1) ?? "" }));
}

if (import.meta.main)
  reportAndExit(findOwnerProblems(join(import.meta.dirname, "../..")), "tables written by others than their owner");
