import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync, Visitor, type Expression } from "oxc-parser";
import { listSources } from "./import-graph.ts";

const screens = ["packages/web/src", "packages/scanner/src", "packages/capture/src"];

/** Files whose separators no language changes. */
const allowed = new Set([
  // The title of a calendar entry, the same as in the mail.
  "packages/web/src/entities/booking/AddToCalendar.tsx",
  // Headers of HTTP.
  "packages/web/src/features/scan-test/Wire.tsx",
]);

const separator = /^\s*(?:[,;:.]\s+|·\s*|[，、：。；])$/u;
const inMarkup = /^\s*[,;:.·，、：。；](?:\s|$)/u;

/** Returns where the screens put shown parts together with the punctuation of one language. */
export const findJoinedTexts = (top: string): string[] =>
  screens
    .flatMap((folder) => listSources(join(top, folder)))
    .map((path) => ({ path, name: relative(top, path) }))
    .filter(({ name }) => !allowed.has(name) && !/\.test\.tsx?$|\/testing\//.test(name))
    .flatMap(({ path, name }) => findJoinedText(name, readFileSync(path, "utf8")));

export function findJoinedText(name: string, text: string): string[] {
  const places: number[] = [];
  const addLiteral = (node: { readonly type: string; readonly start: number; readonly value?: unknown }): void => {
    if (node.type === "Literal" && typeof node.value === "string" && separator.test(node.value))
      places.push(node.start);
  };
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (first && isJoin(callee)) addLiteral(first);
    },
    TemplateLiteral: ({ quasis }) => {
      for (const { value, start } of quasis.slice(1)) if (separator.test(value.raw)) places.push(start);
    },
    BinaryExpression: ({ operator, left, right }) => {
      if (operator === "+") for (const side of [left, right]) addLiteral(side);
    },
    JSXExpressionContainer: ({ expression }) => addLiteral(expression),
    JSXText: ({ value, start }) => {
      if (inMarkup.test(value)) places.push(start + value.search(/\S/));
    },
  }).visit(parseSync(name, text).program);
  return places.map((at) => `${name}:${lineOf(text, at)}: join shown parts with format.facts, words or labelled`);
}

const isJoin = (callee: Expression): boolean =>
  callee.type === "MemberExpression" && callee.property.type === "Identifier" && callee.property.name === "join";

const lineOf = (text: string, at: number): number => text.slice(0, at).split("\n").length;
