import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findDocProblems } from "./docs-links.ts";

let top: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "docs-"));
  mkdirSync(join(top, "docs"));
  write("docs/map.md", "# The house\n\n## Floors: arrows point down\n");
});

afterEach(() => rmSync(top, { recursive: true }));

it("follows links, headings, pictures and paths", () => {
  write(
    "README.md",
    "[a](docs/map.md) [b](docs/map.md#floors-arrows-point-down) [c](#top) `docs/map.md` [d](https://example.org)\n# Top\n```\n[x](nowhere.md)\n```\n",
  );
  expect(findDocProblems(top)).toEqual([]);
});

it("finds what leads nowhere", () => {
  write(
    "README.md",
    "\n[a](docs/gone.md)\n[b](docs/map.md#gone)\n`tools/gone.mjs`\n<img alt='' src=\"docs/gone.png\">\n",
  );
  expect(findDocProblems(top)).toEqual([
    "README.md:2 links to docs/gone.md, which is not there",
    "README.md:3 links to docs/map.md#gone, but there is no such heading",
    "README.md:4 names tools/gone.mjs, which is not there",
    "README.md:5 links to docs/gone.png, which is not there",
  ]);
});

function write(path: string, text: string): void {
  writeFileSync(join(top, path), text);
}
