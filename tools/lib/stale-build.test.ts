import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { staleBuild } from "./stale-build.mjs";

let top: string;
let made: number;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "stale-"));
  made = 0;
  write("src/a.ts", "a");
  write("src/node_modules/b.ts", "b");
});

afterEach(() => rmSync(top, { recursive: true }));

const build = (make: (fresh: string) => number = succeed) =>
  staleBuild({
    name: `test-${top.slice(-6)}`,
    top,
    sources: ["src", "not-there.json"],
    dist: join(top, "dist"),
    fresh: join(top, "next"),
    make: async (fresh) => ({ code: make(fresh), output: "said" }),
  });

function succeed(fresh: string): number {
  made += 1;
  mkdirSync(fresh);
  writeFileSync(join(fresh, "out.js"), String(made));
  return 0;
}

it("builds what is not there, and then rests", async () => {
  const one = build();
  expect(one.isStale()).toBe(true);
  expect(await one.buildIfStale()).toMatchObject({ code: 0, output: "said" });
  expect(one.isStale()).toBe(false);
  await one.buildIfStale();
  expect(made).toBe(1);
});

it("builds again for a changed source, not for a test or what is installed", async () => {
  const one = build();
  await one.build();
  write("src/a.test.ts", "a", 10);
  write("src/node_modules/b.ts", "b", 10);
  expect(one.isStale()).toBe(false);
  write("src/a.ts", "a", 10);
  expect(one.isStale()).toBe(true);
});

it("builds once for two who ask at the same time", async () => {
  const one = build();
  await Promise.all([one.buildIfStale(), one.buildIfStale()]);
  expect(made).toBe(1);
});

it("keeps what was there when a build fails, and is asked again", async () => {
  await build().build();
  write("src/a.ts", "a", 10);
  const broken = build(() => 1);
  expect(await broken.build()).toMatchObject({ code: 1, output: "said" });
  expect(broken.isStale()).toBe(true);
  expect(readFileSync(join(top, "dist/out.js"), "utf8")).toBe("1");
  expect(existsSync(join(top, "dist/.built"))).toBe(true);
});

function write(path: string, text: string, laterSeconds = -10): void {
  const file = join(top, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
  const at = new Date(Date.now() + laterSeconds * 1000);
  utimesSync(file, at, at);
}
