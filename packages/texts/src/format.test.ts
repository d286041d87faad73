import { expect, it } from "vitest";
import { inBrackets, joinFacts, joinLabel, joinWords, upperFirst } from "./format.ts";

it("puts facts in a row with the comma of the language", () => {
  expect(joinFacts(["AB12 CDE", null, "", "front left"], "en")).toBe("AB12 CDE, front left");
  expect(joinFacts(["AB12 CDE", undefined, "左前"], "cn")).toBe("AB12 CDE，左前");
});

it("writes a row of words with one capital letter, and keeps abbreviations", () => {
  expect(joinWords(["Front left", "Rear right", "MOT"], "en")).toBe("Front left, rear right, MOT");
  expect(joinWords(["Передня ліва", "Задня права"], "uk")).toBe("Передня ліва, задня права");
  expect(joinWords(["左前", "右后"], "cn")).toBe("左前、右后");
});

it("begins a title with a capital letter", () => {
  expect(upperFirst("середа, 25 листопада", "uk")).toBe("Середа, 25 листопада");
});

it("puts a value after its label", () => {
  expect(joinLabel("Brand", "Michelin", "en")).toBe("Brand: Michelin");
  expect(joinLabel("品牌", "Michelin", "cn")).toBe("品牌：Michelin");
});

it("puts a remark in brackets after other words", () => {
  expect(`Email${inBrackets("optional", "en")}`).toBe("Email (optional)");
  expect(`邮箱${inBrackets("选填", "cn")}`).toBe("邮箱（选填）");
});
