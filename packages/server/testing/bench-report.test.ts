import { describe, expect, it } from "vitest";
import { readOptions } from "../bench/options.ts";
import { pageWith, type Section } from "../bench/report.ts";

const section = (name: Section["name"], id: string, seen: string): Section => ({
  name,
  title: name,
  text: "Figures.",
  aims: [{ id, seen, isHeld: true }],
});
const at = (commit: string): string => `Commit ${commit}, 2026-11-22 08:56 UTC. 2 cores.`;
const aimOf = (page: string, what: string): string =>
  page.split("\n").find((line) => line.startsWith(`| ${what}`)) ?? "";

describe("docs/bench.md after a run", () => {
  it("says of each aim at which commit it was measured", () => {
    const before = pageWith("", section("sizes", "sizes", "1.39"), "before", at("aaaaaaa"));
    const one = pageWith(before, section("sizes", "sizes", "1.10"), null, at("bbbbbbb"));
    const both = pageWith(one, section("start", "start", "1.5 s"), null, at("ccccccc with changes"));
    expect(aimOf(both, "cost at")).toContain("| 1.39 | aaaaaaa | 1.10 | bbbbbbb | held |");
    expect(aimOf(both, "second start")).toContain("|  |  | 1.5 s | ccccccc with changes | held |");
    expect(aimOf(both, "list of 20")).toContain("|  |  |  |  |  |");
  });

  it("keeps the notes that were written by hand", () => {
    const page = pageWith("", section("start", "start", "1.5 s"), null, at("aaaaaaa"));
    const noted = page.replace(
      "<!-- notes:start -->\n\n<!-- notes:end -->",
      "<!-- notes:start -->\n\n## Missed\n\nA profile.\n\n<!-- notes:end -->",
    );
    expect(noted).toContain("A profile.");
    expect(pageWith(noted, section("start", "start", "1.5 s"), null, at("aaaaaaa"))).toBe(noted);
  });
});

it("keeps nothing of a quick run", () => {
  expect(() => readOptions(["quick", "--as", "before"])).toThrow("not kept");
});
