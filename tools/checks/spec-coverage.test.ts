import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readBuilt } from "./built.ts";
import { remaining } from "./coverage.ts";
import { findCoverageProblems } from "./spec-coverage.ts";
import { readEndpoints, readScreens, readToCome, writeToCome } from "./spec-lists.ts";

let top: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "coverage-"));
  write(
    "spec/endpoints.tsv",
    "# head\npublic\tPOST\tlog_in\taccounts\tbody\nmember\tPUT\tmembers/used/{id}\tclubs\t\n",
  );
  write("spec/screens.tsv", "# head\npublic\t/app\tcode\twelcome\taccounts\n");
  write("spec/to-come.tsv", "# head\n");
  build(
    '{ logIn: { method: "POST", path: "log_in", access: "public" }, use: { method: "PUT", path: "members/used/{voucherId}", access: "member" } }',
  );
  write("packages/web/src/app/paths.ts", 'export const screenPaths = [{ path: "/app" }];');
});

afterEach(() => rmSync(top, { recursive: true }));

it("finds nothing when everything listed is built, whatever path values are called", async () => {
  expect(await findCoverageProblems(top)).toEqual([]);
});

it("says which line to add for what is neither built nor to come", async () => {
  build('{ logIn: { method: "POST", path: "log_in", access: "public" } }');
  expect(await findCoverageProblems(top)).toEqual([
    "PUT members/used/{id} is neither built nor to come: build it, or add to spec/to-come.tsv the line\n  call\tPUT\tmembers/used/{id}\tclubs",
  ]);
});

it("says which line to remove for what is built and to come", async () => {
  write("spec/to-come.tsv", "call\tPOST\tlog_in\taccounts\nscreen\t-\t/app\taccounts\n");
  expect(await findCoverageProblems(top)).toEqual([
    "POST log_in is built (logIn): remove from spec/to-come.tsv the line\n  call\tPOST\tlog_in\taccounts",
    "/app is built (/app): remove from spec/to-come.tsv the line\n  screen\t-\t/app\taccounts",
  ]);
});

it("knows a call by its method and its whole path", async () => {
  build(
    '{ logIn: { method: "GET", path: "log_in", access: "public" }, use: { method: "PUT", path: "members/used", access: "member" } }',
  );
  expect(await findCoverageProblems(top)).toHaveLength(2);
});

it("refuses an entry to come that the spec does not list", async () => {
  write("spec/to-come.tsv", "call\tPOST\tlog_inn\taccounts\n");
  expect(await findCoverageProblems(top)).toEqual([
    "not in the spec's lists: remove from spec/to-come.tsv the line\n  call\tPOST\tlog_inn\taccounts",
  ]);
});

it("compares who may call, and takes a reason instead", async () => {
  build(
    '{ logIn: { method: "POST", path: "log_in", access: "signed-in" }, use: { method: "PUT", path: "members/used/{id}", access: "member-owner" } }',
  );
  const [problem, ...others] = await findCoverageProblems(top);
  expect(problem).toContain('is listed for "public", but the call logIn has access "signed-in"');
  expect(others).toEqual([]);
  write("spec/deviations.tsv", "POST\tlog_in\tpublic\tsigned-in\tfor a good reason\n");
  expect(await findCoverageProblems(top)).toEqual([]);
});

it("writes the list of what is to come", async () => {
  build("{}");
  const listed = [...readEndpoints(join(top, "spec/endpoints.tsv")), ...readScreens(join(top, "spec/screens.tsv"))];
  writeToCome(join(top, "spec/to-come.tsv"), remaining(listed, await readBuilt(top)));
  expect(readToCome(join(top, "spec/to-come.tsv")).map(({ path }) => path)).toEqual(["log_in", "members/used/{id}"]);
  expect(await findCoverageProblems(top)).toEqual([]);
});

it("holds for this project", async () => {
  expect(await findCoverageProblems(join(import.meta.dirname, "../.."))).toEqual([]);
});

function build(catalog: string): void {
  write("packages/contract/src/catalog.ts", `export const catalog = ${catalog};`);
  write("packages/web/src/app/paths.ts", 'export const screenPaths = [{ path: "/app" }];');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}
