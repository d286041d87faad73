import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastRatio, readableOn } from "#ui/contrast.ts";

const css = readFileSync(`${import.meta.dirname}/tokens.css`, "utf8");
const tokens = new Map([...css.matchAll(/--([\w-]+): ([^;]+);/g)].map((m) => [m[1] ?? "", m[2] ?? ""]));

function colour(name: string, theme: "light" | "dark"): string {
  const value = tokens.get(name) ?? "";
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  const found = pair ? pair[theme === "light" ? 1 : 2] : value;
  if (!found || !/^#\w{6}$/.test(found)) throw new Error(`--${name} is no colour: ${value}`);
  return found;
}

const backgrounds = ["paper", "surface", "sunk"];
/** What decides is read at 7:1; the rest at 4.5:1; edges of controls and shapes at 3:1. */
const pairs: readonly (readonly [text: string, background: string, least: number])[] = [
  ...backgrounds.flatMap(
    (background) =>
      [
        ["ink", background, 7],
        ["ink-soft", background, 7],
        ["line-strong", background, 3],
        ["focus", background, 3],
      ] as const,
  ),
  ...["good", "soon", "now"].flatMap(
    (tone) =>
      [
        [tone, `${tone}-soft`, 6],
        [tone, "surface", 7],
        [tone, "paper", 7],
      ] as const,
  ),
  ...["accent", "accent-press", "soon-fill"].map((background) => ["on-accent", background, 7] as const),
  ["ink", "accent-soft", 7],
  ["on-now", "now-fill", 6],
  ["plate-ink", "plate-yellow", 7],
  ["plate-ink", "plate-white", 7],
  ["now-fill", "surface", 3],
  ["on-rail", "rail", 7],
  ["on-rail-soft", "rail", 7],
  ["on-rail", "rail-raised", 7],
  ["rubber", "surface", 2],
];

describe.each(["light", "dark"] as const)("colours in the %s", (theme) => {
  it.each(pairs)("%s on %s reads at %d:1", (text, background, least) => {
    expect(contrastRatio(colour(text, theme), colour(background, theme))).toBeGreaterThanOrEqual(least);
  });
});

describe("contrastRatio", () => {
  it("is 21 for black on white and 1 for the same", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#787166", "#787166")).toBe(1);
  });
  it("chooses what reads better on a member's colour", () => {
    expect(readableOn("#ffd20a")).toBe("#1b1a17");
    expect(readableOn("#102a6b")).toBe("#ffffff");
  });
});
