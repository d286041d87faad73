import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findDocProblems } from "./docs-links.ts";

let top: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "docs-"));
  mkdirSync(join(top, "docs"));
  write("docs/architecture.md", "# Architecture\n\n## Layers: imports point down\n");
});

afterEach(() => rmSync(top, { recursive: true }));

it("follows links, headings, pictures and paths", () => {
  write(
    "README.md",
    "[a](docs/architecture.md) [b](docs/architecture.md#layers-imports-point-down) [c](#top) `docs/architecture.md` [d](https://example.org)\n# Top\n```\n[x](nowhere.md)\n```\n",
  );
  expect(findDocProblems(top)).toEqual([]);
});

it("finds what leads nowhere", () => {
  write(
    "README.md",
    "\n[a](docs/gone.md)\n[b](docs/architecture.md#gone)\n`tools/gone.mjs`\n<img alt='' src=\"docs/gone.png\">\n",
  );
  expect(findDocProblems(top)).toEqual([
    "README.md:2 links to docs/gone.md, which is not there",
    "README.md:3 links to docs/architecture.md#gone, but there is no such heading",
    "README.md:4 names tools/gone.mjs, which is not there",
    "README.md:5 links to docs/gone.png, which is not there",
  ]);
});

function write(path: string, text: string): void {
  writeFileSync(join(top, path), text);
}
