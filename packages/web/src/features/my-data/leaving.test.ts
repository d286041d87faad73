import { describe, expect, it } from "vitest";
import { isWord } from "./leaving.ts";

describe("isWord", () => {
  it("takes the word as phones write it", () => {
    expect(isWord(" Erase ", "erase")).toBe(true);
    expect(isWord("ВИДАЛИТИ", "видалити")).toBe(true);
    expect(isWord("删除", "删除")).toBe(true);
  });

  it("takes no other", () => {
    expect(isWord("", "erase")).toBe(false);
    expect(isWord("eras", "erase")).toBe(false);
    expect(isWord("erase it", "erase")).toBe(false);
  });
});
