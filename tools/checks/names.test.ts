import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findNameProblems } from "./names.ts";

let top: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "names-"));
  write("packages/server/src/notify.ts", "export const publishScan = 1;\n");
  write("tools/lib/run.ts", "export const runQuietly = 1;\n");
});

afterEach(() => rmSync(top, { recursive: true }));

it("finds nothing where the words are those of the glossary", () => {
  expect(findNameProblems(top)).toEqual([]);
});

it("finds a file that is named by a replaced word", () => {
  write("packages/server/src/free-places.ts", "");
  expect(findNameProblems(top)).toEqual([`packages/server/src/free-places.ts is named by "places": use slots`]);
});

it.each(["function tellDriver() {}", "const toldOf = 1;", "interface AskWish {}", "type Story = string;"])(
  "finds a declaration that is named by a replaced word: %s",
  (code) => {
    write("packages/server/src/a.ts", code);
    expect(findNameProblems(top)).toHaveLength(1);
  },
);

it("lets words pass that only contain a replaced one", () => {
  write("packages/server/src/a.ts", "const saying = 1;\nconst history = 2;\nconst desktop = 3;\n");
  expect(findNameProblems(top)).toEqual([]);
});

function write(path: string, code: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), code);
}
