import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  findBudgetProblems,
  findTotalProblems,
  findTransferProblems,
  measureAll,
  measureFirstLoad,
} from "./bundle-budget.ts";

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "budget-"));
  mkdirSync(join(dist, ".vite"));
  write({
    "index.html": { file: "main.js", isEntry: true, imports: ["_shared.js"] },
    "_shared.js": {
      file: "shared.js",
      dynamicImports: ["src/routes/public/welcome.tsx", "src/routes/other.tsx", "../texts/src/en/base.ts"],
    },
    "src/routes/public/welcome.tsx": { file: "welcome.js", imports: ["_shared.js"] },
    "src/routes/other.tsx": { file: "other.js" },
    "../texts/src/en/base.ts": { file: "en.js" },
  });
  writeFileSync(
    join(dist, "index.html"),
    '<script src="/app/start.js"></script><script type="module" src="/app/main.js">',
  );
  for (const name of ["main", "shared", "welcome", "other", "en", "start"]) size(name, 1_000);
});

afterEach(() => rmSync(dist, { recursive: true }));

it("counts the entry, what it stands on, the first page and its words, each once", () => {
  expect(
    measureFirstLoad(dist)
      .files.map(({ file }) => file)
      .toSorted(),
  ).toEqual(["en.js", "main.js", "shared.js", "start.js", "welcome.js"]);
  expect(findBudgetProblems(dist)).toEqual([]);
});

it("finds a first page that loads too much", () => {
  size("shared", 131_000);
  expect(findBudgetProblems(dist)[0]).toContain("at most 130000");
});

it("finds a driver's screen that loads what belongs to office screens", () => {
  const page = { "index.html": { file: "main.js", isEntry: true }, "../texts/src/en/base.ts": { file: "en.js" } };
  const pieces = { "_p.js": { file: "assets/office-pieces-1.js" }, "_x.js": { file: "other.js", imports: ["_p.js"] } };
  const screens = {
    "src/routes/public/welcome.tsx": { file: "welcome.js" },
    "src/routes/member/people.tsx": { file: "other.js", imports: ["_p.js"] },
    "src/routes/consumer/quotes.tsx": { file: "other.js", imports: ["_x.js"] },
  };
  write({ ...page, ...pieces, ...screens });
  expect(findBudgetProblems(dist)).toEqual([
    "src/routes/consumer/quotes.tsx loads the chunk of ui/office, which belongs to office screens.",
  ]);
});

it("does not pass when there is nothing to measure", () => {
  write({ "index.html": { file: "main.js", isEntry: true } });
  expect(findBudgetProblems(dist)).toHaveLength(1);
  rmSync(join(dist, ".vite"), { recursive: true });
  expect(findBudgetProblems(dist)).toHaveLength(1);
});

it("counts everything that the manifest names, workers too, each once", () => {
  write({
    "index.html": { file: "main.js", isEntry: true, imports: ["_shared.js"], assets: ["other.js", "sound.ogg"] },
    "_shared.js": { file: "shared.js", dynamicImports: ["en"] },
    en: { file: "en.js", css: ["en.css"] },
    again: { file: "main.js" },
  });
  expect(measureAll(dist).files.map(({ file }) => file)).toEqual(["main.js", "other.js", "shared.js", "en.js"]);
  expect(findTotalProblems(dist, 5_000)).toEqual([]);
  expect(findTotalProblems(dist, 3_000)[0]).toContain("at most 3000");
});

it("counts what the scanner's first screen fetches, compressed where it is, with headers", () => {
  const font = "assets/overpass-latin-BUdn7rOG.woff2";
  write({
    "index.html": { file: "main.js", isEntry: true, assets: [font, "assets/overpass-latin-400-normal-BpeLJ0bs.woff2"] },
    "style.css": { file: "assets/style.css" },
  });
  mkdirSync(join(dist, "assets"));
  for (const name of [font, "assets/style.css", "index.html"]) writeFileSync(join(dist, name), randomBytes(1_000));
  writeFileSync(join(dist, "main.js.br"), randomBytes(500));
  expect(findTransferProblems(dist, 7_500)).toEqual([]);
  expect(findTransferProblems(dist, 7_499)[0]).toContain("first load is 7500 bytes, at most 7499");
});

it("does not pass when the total is unknown", () => {
  write({});
  expect(findTotalProblems(dist, 5_000)).toHaveLength(1);
  rmSync(join(dist, ".vite"), { recursive: true });
  expect(findTotalProblems(dist, 5_000)).toHaveLength(1);
});

function write(manifest: object): void {
  writeFileSync(join(dist, ".vite/manifest.json"), JSON.stringify(manifest));
}

/** Random bytes, so that they do not shrink. */
function size(name: string, bytes: number): void {
  writeFileSync(join(dist, `${name}.js`), randomBytes(bytes));
}
