import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const top = join(import.meta.dirname, "../..");
const rows = readFileSync(join(top, "docs/security/asvs-v6-to-v10.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line));

/** Levels 1 and 2 of the chapters; what is for authorization servers and providers alone stands in rows together. */
const wanted: Readonly<Record<string, number>> = { "6": 35, "7": 18, "8": 7, "9": 7, "10": 21 };

describe("the table of ASVS rows", () => {
  it("has a row for every requirement", () => {
    const found: Record<string, number> = {};
    for (const row of rows) {
      const chapter = /^\| (\d+)\./.exec(row)?.[1] ?? "";
      found[chapter] = (found[chapter] ?? 0) + 1;
    }
    expect(found).toEqual(wanted);
  });

  it.each(rows.map((row) => [row.split("|")[1]?.trim() ?? "", row] as const))(
    "names tests that exist: %s",
    (_, row) => {
      for (const [, file = "", name = ""] of row.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)` "([^"]+)"/g)) {
        expect(existsSync(join(top, file)), file).toBe(true);
        expect(readFileSync(join(top, file), "utf8"), file).toContain(name);
      }
    },
  );
});
