import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { capture as cn } from "@treadclub/texts/cn/capture";
import { capture as en } from "@treadclub/texts/en/capture";
import { capture as uk } from "@treadclub/texts/uk/capture";
import type { Area } from "@treadclub/texts/types";
import { describe, expect, it } from "vitest";
import { measurementShots } from "./tread-shots.ts";

const areas: readonly (readonly [string, Area])[] = [
  ["en", en],
  ["cn", cn],
  ["uk", uk],
];
const problems = ["too_dark", "too_bright", "blurred", "too_small", "glare"];
const subjects = ["no_tyre", "no_grooves", "little_tread", "sideways"];
const besides = ["same_photo", "other_tyre"];
const reasons = ["denied", "missing", "busy", "insecure", "in_app_browser", "unsupported", "lost", "failed"];

describe.each(areas)("the words in %s", (_locale, area) => {
  const expectAll = (names: readonly string[]): void => {
    for (const name of names) expect(area[name], name).toBeTruthy();
  };
  it("have a sentence of its own for every reason why there is no camera", () => {
    const names = reasons.map((reason) => `capture.trouble.${reason}`);
    expectAll(names);
    expect(new Set(names.map((name) => area[name])).size).toBe(names.length);
  });
  it("say for every doubt about a photo what to change, live and after it was taken", () => {
    expectAll(besides.map((doubt) => `capture.quality.${doubt}`));
    expectAll(
      [...problems, ...subjects].flatMap((problem) => [`capture.quality.${problem}`, `capture.hint.${problem}`]),
    );
  });
  it("name every shot", () => {
    expectAll(measurementShots.flatMap(({ name, instruction }) => [name, instruction]));
  });
});

describe("the keys", () => {
  const source = readdirSync(import.meta.dirname)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"))
    .join("\n");
  const used = [...source.matchAll(/["'`](capture\.[a-zA-Z_.]*)/g)].map(([, name = ""]) => name);
  // Title, lead and send button are on the callers' pages.
  const callers = ["capture.title", "capture.review.lead", "capture.review.send"];
  it("are used, and each is there", () => {
    const matches = (key: string) => (name: string) => (name.endsWith(".") ? key.startsWith(name) : key === name);
    const keys = Object.keys(en);
    for (const name of used)
      expect(
        keys.some((key) => matches(key)(name)),
        name,
      ).toBe(true);
    expect(keys.filter((key) => ![...used, ...callers].some(matches(key)))).toEqual([]);
  });
});
