import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { takeOverBuild } from "./take-over-build.mjs";

const parent = mkdtempSync(join(tmpdir(), "take-over-"));
afterAll(() => rmSync(parent, { recursive: true }));
const fresh = join(parent, "fresh");
const served = join(parent, "served");
const day = 24 * 3_600_000;
const start = Date.parse("2026-01-01T12:00:00Z");

/** Builds on a day; a build writes its files a second after its start. */
function build(onDay: number, assets: readonly string[]): string[] {
  mkdirSync(join(fresh, "assets"), { recursive: true });
  const put = (name: string, time: number): void => {
    writeFileSync(join(fresh, name), `${name} of day ${onDay}`);
    utimesSync(join(fresh, name), new Date(time), new Date(time));
  };
  const at = start + onDay * day;
  for (const name of [...assets.map((one) => `assets/${one}`), "index.html", ...(onDay === 0 ? ["icon.png"] : [])])
    put(name, at + 1000);
  put(".built", at);
  takeOverBuild(fresh, served, ".built");
  return readdirSync(join(served, "assets")).toSorted();
}

it("keeps replaced assets for seven days, and nothing else of an earlier build", () => {
  expect(build(0, ["a.js", "same.css"])).toEqual(["a.js", "same.css"]);
  expect(existsSync(join(served, "icon.png"))).toBe(true);
  expect(build(20, ["b.js", "same.css"])).toEqual(["a.js", "b.js", "same.css"]);
  expect(existsSync(join(served, "icon.png"))).toBe(false);
  expect(existsSync(fresh)).toBe(false);
  expect(readFileSync(join(served, "index.html"), "utf8")).toBe("index.html of day 20");
  expect(build(24, ["c.js", "same.css"])).toEqual(["a.js", "b.js", "c.js", "same.css"]);
  expect(build(28, ["c.js", "same.css"])).toEqual(["b.js", "c.js", "same.css"]);
  expect(build(32, ["c.js", "same.css"])).toEqual(["c.js", "same.css"]);
});
