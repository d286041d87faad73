import fc, { type Arbitrary } from "fast-check";
import { weighted } from "./weighted.ts";

/** How a body is written where JSON.stringify does not write it like this. */
export type Writing =
  | { readonly as: "twice" | "cut" | "latin1" | "marked" | "padded" | "missing" }
  | { readonly as: "deep"; readonly levels: number; readonly bracket: "[" | "{" }
  | { readonly as: "wide"; readonly keys: number }
  | { readonly as: "text"; readonly text: string }
  | { readonly as: "long"; readonly bytes: number };

const texts = [
  "",
  " ",
  "null",
  "0",
  "1e999",
  "NaN",
  '"text"',
  "[",
  "{broken",
  "{'a':1}",
  '{"a":1,}',
  '{"a":"\ud800"}',
  '{"a":"\\ud800\\udc00\\ud800"}',
  '{"a":"\\u0000"}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":1}{"b":2}',
  '{"":""}',
  `{"${"k".repeat(5_000)}":1}`,
  `{"a":${"9".repeat(5_000)}}`,
];

export const writings: Arbitrary<Writing> = weighted<Writing>(
  [6, fc.record({ as: fc.constantFrom("twice", "cut", "latin1", "marked", "padded", "missing") })],
  [
    3,
    fc.record({
      as: fc.constant("deep"),
      levels: fc.constantFrom(20, 100, 1_000, 4_000, 10_000, 50_000),
      bracket: fc.constantFrom("[", "{"),
    }),
  ],
  [1, fc.record({ as: fc.constant("wide"), keys: fc.constantFrom(1_000, 20_000) })],
  [4, fc.record({ as: fc.constant("text"), text: fc.constantFrom(...texts) })],
  [1, fc.record({ as: fc.constant("long"), bytes: fc.constantFrom(999_999, 1_000_001, 3_000_000) })],
);

/** Returns the bytes of a body; null: none. */
export function written(value: unknown, writing: Writing | null): Buffer | null {
  const text = JSON.stringify(value) ?? "";
  if (writing === null) return Buffer.from(text);
  switch (writing.as) {
    case "missing":
      return null;
    case "twice":
      return Buffer.from(twice(text));
    case "cut":
      return Buffer.from(text.slice(0, -1));
    case "latin1":
      return Buffer.from(text.replace(/"/, '"\u00e9\u00ff'), "latin1");
    case "marked":
      return Buffer.from(`\ufeff${text}`);
    case "padded":
      return Buffer.from(`${" \n\t".repeat(2_000)}${text}${" ".repeat(2_000)}`);
    case "deep":
      return Buffer.from(within(text, deep(writing)));
    case "wide":
      return Buffer.from(within(text, `{${keysOf(writing.keys)}}`));
    case "text":
      return Buffer.from(writing.text);
    case "long":
      return Buffer.from(JSON.stringify({ a: "x".repeat(writing.bytes - 8) }));
  }
}

/** The first key once more, with another value. */
function twice(text: string): string {
  const [key] = text.match(/^\{("[^"]*"):/) ?? [];
  return key === undefined ? text : `${key}null,${text.slice(1)}`;
}

/** The value in place of that of the first key, or of all of it. */
function within(text: string, value: string): string {
  const [, key] = text.match(/^\{("[^"]*"):/) ?? [];
  return key === undefined ? value : `{${key}:${value}}`;
}

const deep = ({ levels, bracket }: { levels: number; bracket: "[" | "{" }): string =>
  bracket === "[" ? `${"[".repeat(levels)}${"]".repeat(levels)}` : `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

const keysOf = (count: number): string => Array.from({ length: count }, (_, n) => `"k${n}":1`).join(",");
