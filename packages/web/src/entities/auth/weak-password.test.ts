import { beforeAll, expect, it } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { isWeak, loadCommonPasswords } from "./weak-password.ts";

beforeAll(loadCommonPasswords);

it.each(["aaaaaaaa", "abcabcabc", "12345678", "QWERTYUIOP", "treadclub2026", "ILoveYou", "password1"])(
  "%s is weak",
  (password) => expect(isWeak(password)).toBe(true),
);
it.each(["forecourt in the rain", "three words in a row", "Zr7#kd0p"])("%s is not", (password) =>
  expect(isWeak(password)).toBe(false),
);
it("knows some hundred, all of them long enough to be chosen", () => {
  expect(commonPasswords.size).toBeGreaterThan(300);
  expect([...commonPasswords].filter((one) => one.length < 8)).toEqual([]);
});
