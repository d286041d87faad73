import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { planScreen } from "./plan.ts";
import { writeScreen } from "./write.ts";

const ours = join(import.meta.dirname, "../..");
const plan = planScreen(["warranties", "warranty"]);
/** The real files that a screen changes: a place that is no longer there is found here. */
const shared = [
  "packages/contract/src/states/index.ts",
  "packages/contract/src/entities.ts",
  "packages/contract/src/catalog.ts",
  "packages/server/src/compose.ts",
  "packages/server/src/schema.ts",
  "packages/server/testing/fixtures.ts",
  "packages/server/testing/samples.ts",
  "packages/server/migrations/0000_tables.sql",
  "packages/web/src/app/screens/admin.ts",
  "packages/e2e/src/visits-office.ts",
  "tools/checks/layer-plan.ts",
  ...["en", "cn", "uk"].flatMap((language) => [
    `packages/texts/src/${language}/office.ts`,
    `packages/texts/src/${language}/base/words.ts`,
  ]),
];

let top: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "new-screen-"));
  for (const path of shared) write(path, readFileSync(join(ours, path), "utf8"));
});

afterEach(() => rmSync(top, { recursive: true }));

describe("a new screen", () => {
  it("is written whole, without a placeholder left, and parses", () => {
    const { created, changed } = writeScreen(top, plan);
    expect([...created, ...changed].filter((path) => !shared.includes(path))).toHaveLength(20);
    expect(created).toContain("packages/server/migrations/0001_warranties.sql");
    for (const path of [...created, ...changed]) {
      const text = read(path);
      expect(text, path).not.toMatch(/_(one|many|One|Many)_/);
      if (/\.tsx?$/.test(path)) expect(parseSync(path, text).errors, path).toEqual([]);
    }
  });

  it("is known to contract, server, web, texts, samples and browser tests", () => {
    writeScreen(top, plan);
    expect(read("packages/contract/src/states/index.ts")).toContain("warrantyState = z.enum(stateNames.warranty)");
    expect(read("packages/contract/src/catalog.ts")).toMatch(/onlyCalls\([^;]*\bwarranties\b/);
    expect(read("packages/server/src/compose.ts")).toMatch(/import .*warrantyHandlers.* from "#modules\/warranties"/);
    expect(read("packages/server/testing/samples.ts")).toContain("idOf(ids.warranty)");
    expect(read("packages/server/testing/fixtures.ts")).toContain("...(await warrantiesOf(testApp, people)),");
    expect(read("tools/checks/layer-plan.ts").match(/^ {2}warranties: /gm)).toHaveLength(1);
    expect(read("packages/web/src/app/screens/admin.ts")).toContain("/app/admin/{admin_id}/warranties/{id}");
    expect(read("packages/e2e/src/visits-office.ts")).toContain("warranties?new=1");
    expect(read("packages/texts/src/uk/base/words.ts")).toContain('"base.state.warranty.closed": "Закрито"');
  });

  it("takes no name that is there, and changes nothing then", () => {
    writeScreen(top, plan);
    const before = read("packages/contract/src/entities.ts");
    expect(() => writeScreen(top, plan)).toThrow("packages/contract/src/calls/warranties.ts is there already");
    expect(read("packages/contract/src/entities.ts")).toBe(before);
  });

  it("says what it needs", () => expect(() => planScreen(["warranties"])).toThrow("npm run new-screen"));
});

function read(path: string): string {
  return readFileSync(join(top, path), "utf8");
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}
