import { describe, expect, it } from "vitest";
import { CODE_ALPHABET, normaliseCode } from "./codes.ts";

describe("CODE_ALPHABET", () => {
  it("has 32 different characters, none of them ambiguous", () => {
    expect(new Set(CODE_ALPHABET).size).toBe(32);
    expect(CODE_ALPHABET).toHaveLength(32);
    expect(CODE_ALPHABET).not.toMatch(/[01OI]/);
  });

  it("is its own normal form", () => expect(normaliseCode(CODE_ALPHABET)).toBe(CODE_ALPHABET));
});

describe("normaliseCode", () => {
  it.each([
    ["k7qm-2xvd", "K7QM2XVD"],
    [" k7qm 2xvd\n", "K7QM2XVD"],
    ["K7QM\u20132XVD", "K7QM2XVD"],
    ["Ｋ７ＱＭ", "K7QM"],
    ["Welcome10", "WELCOME10"],
    ["", ""],
  ])("%j becomes %j", (text, code) => expect(normaliseCode(text)).toBe(code));
});
