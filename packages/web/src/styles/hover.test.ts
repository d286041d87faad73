import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const packages = join(import.meta.dirname, "../../..");
const sheets = globSync("{web,scanner,capture}/src/**/*.css", { cwd: packages });
const hoverBlocks = /@media \(hover: hover\) \{\n(?: {2}.*\n|\n)*\}/g;

it("reads the style sheets", () => expect(sheets.length).toBeGreaterThan(50));

it.each(sheets)("%s shows a hover only where there is something to hover with", (sheet) => {
  const css = readFileSync(join(packages, sheet), "utf8").replaceAll(hoverBlocks, "");
  expect(css.match(/^.*(?<!:not\():hover.*$/gm) ?? []).toEqual([]);
});
