import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findSizeProblems } from "./sizes.ts";

let top: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "sizes-"));
  write("packages/web/src/ui/button.css", "a {}\n".repeat(250));
  write(
    "packages/web/src/ui/Button.tsx",
    "// oxlint-disable-next-line no-console -- the terminal is the place\nexport const a = 1;",
  );
});

afterEach(() => rmSync(top, { recursive: true }));

it("finds nothing in what is in shape", () => {
  expect(findSizeProblems(top)).toEqual([]);
});

it("finds a long style sheet", () => {
  write("packages/web/src/ui/long.css", "a {}\n".repeat(251));
  expect(findSizeProblems(top)).toEqual(["packages/web/src/ui/long.css has 251 lines, at most 250"]);
});

it("finds a folder that is not in kebab-case", () => {
  write("packages/web/src/uiParts/a.css", "");
  expect(findSizeProblems(top)).toEqual(["the folder uiParts is not in kebab-case"]);
});

it.each([
  "// oxlint-disable-next-line no-console",
  "/* eslint-disable */",
  "// @ts-ignore",
  "// @ts-expect-error later",
])("finds a check that is switched off: %s", (line) => {
  write("packages/web/src/a.ts", `\n${line}\nexport const a = 1;`);
  expect(findSizeProblems(top)).toEqual([
    "packages/web/src/a.ts:2 switches a check off without a reason (… -- reason)",
  ]);
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}
