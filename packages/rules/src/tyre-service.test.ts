import { describe, expect, it } from "vitest";
import { parseMarks, parseService } from "./tyre-service.ts";

describe("parseService", () => {
  it.each([
    ["", {}, ""],
    [" 91V", { loadIndex: 91, speed: "V" }, ""],
    [" XL 94W MO", { loadIndex: 94, speed: "W" }, "XL MO"],
    [" 109 / 107 T", { loadIndex: 109, loadIndexDual: 107, speed: "T" }, ""],
    [" (101W)", { loadIndex: 101, speed: "W", aboveSpeed: true }, ""],
    [" (101V)", { loadIndex: 101, speed: "V" }, ""],
    [" 2418", {}, "2418"],
    [" MO1", {}, "MO1"],
  ])("%j", (text, description, rest) => {
    const reading = parseService(text);
    expect(reading).toMatchObject({ ok: true, description });
    expect(reading.ok && reading.rest.trim().replace(/\s+/g, " ")).toBe(rest);
  });
});

describe("parseMarks", () => {
  it.each([
    ["", false, []],
    ["XL", true, []],
    ["EXTRA LOAD", true, []],
    ["REINF.", true, []],
    ["RF", false, ["RF"]],
    ["(106T), MO; MO", false, ["106T", "MO"]],
    ["M / S", false, ["M+S"]],
  ])("%j", (text, extraLoad, marks) => expect(parseMarks(text)).toEqual({ extraLoad, marks }));
});
