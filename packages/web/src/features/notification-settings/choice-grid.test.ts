import { describe, expect, it } from "vitest";
import { gridOf, keyOf, type Choice } from "./choice-grid.ts";

const list: readonly Choice[] = [
  { topic: "quotes", channel: "push", on: false },
  { topic: "quotes", channel: "email", on: true },
  { topic: "office", channel: "email", on: false },
  { topic: "office", channel: "push", on: false },
];

describe("gridOf", () => {
  it("keeps the topics' order and puts the ways in theirs, without those that nobody has", () => {
    const { channels, rows } = gridOf(list, new Map());
    expect(channels).toEqual(["email", "push"]);
    expect(rows.map(({ topic, cells }) => [topic, ...cells.map(({ on }) => on)])).toEqual([
      ["quotes", true, false],
      ["office", false, false],
    ]);
  });

  it("shows a wish that is on its way", () => {
    const wish = { topic: "quotes", channel: "email" } as const;
    const { rows } = gridOf(list, new Map([[keyOf(wish), false]]));
    expect(rows[0]?.cells[0]).toEqual({ ...wish, on: false });
    expect(rows[1]?.cells[0]?.on).toBe(false);
  });

  it("is empty without choices", () => {
    expect(gridOf([], new Map())).toEqual({ channels: [], rows: [] });
  });
});
