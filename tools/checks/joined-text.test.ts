import { expect, it } from "vitest";
import { findJoinedText } from "./joined-text.ts";

const found = (code: string) => findJoinedText("a.tsx", code);

it.each([
  'const a = parts.filter(Boolean).join(", ");',
  'const a = parts.join(" · ");',
  "const a = `${label}: ${value}`;",
  "const a = `${name}, `;",
  'const a = label + ": " + value;',
  "const a = <p>{one}, {other}</p>;",
  "const a = <p>{label}: {value}</p>;",
  "const a = <p>{label}:</p>;",
  "const a = <p><strong>{title}.</strong> {text}</p>;",
  'const a = <p>{one}{". "}{other}</p>;',
  "const a = `${one}，${other}`;",
])("finds parts that are joined for one language: %s", (code) => {
  expect(found(code)).toEqual(["a.tsx:1: join shown parts with format.facts, words or labelled"]);
});

it.each([
  'const a = classes.join(" ");',
  'const a = path.join(".");',
  "const a = `${id}:${slot}`;",
  "const a = `${from} – ${to}`;",
  "const a = `url(#${id})`;",
  'const a = <p className="a, b">{one} {other}</p>;',
  "const a = <p>{`${one}\\n${other}`}</p>;",
  'const a = 1 + count + "px";',
])("leaves alone what is no text: %s", (code) => {
  expect(found(code)).toEqual([]);
});

it("says the line", () => {
  expect(found("const a = (\n  <p>\n    {one}, {other}\n  </p>\n);")[0]).toMatch(/^a\.tsx:3: /);
});
