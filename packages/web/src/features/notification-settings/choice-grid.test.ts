import { describe, expect, it } from "vitest";
import { gridOf, keyOf, sentChoices, type Choice } from "./choice-grid.ts";

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

  it("shows a choice that is still being saved", () => {
    const choice = { topic: "quotes", channel: "email" } as const;
    const { rows } = gridOf(list, new Map([[keyOf(choice), false]]));
    expect(rows[0]?.cells[0]).toEqual({ ...choice, on: false });
    expect(rows[1]?.cells[0]?.on).toBe(false);
  });

  it("offers only what changes something", () => {
    expect(sentChoices(list).map(({ topic, channel }) => `${topic} ${channel}`)).toEqual([
      "quotes email",
      "office email",
    ]);
  });

  it("is empty without choices", () => {
    expect(gridOf([], new Map())).toEqual({ channels: [], rows: [] });
  });
});
