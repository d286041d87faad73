import { describe, expect, it } from "vitest";
import { formatPlate, isPlate, normalisePlate, plateEarliestYear, plateHints, plateStyle } from "./plate.ts";

describe("normalisePlate", () => {
  it.each([
    ["ab51 cde", "AB51CDE"],
    [" AB51-CDE. ", "AB51CDE"],
    ["ＡＢ５１ＣＤＥ", "AB51CDE"],
    ["аb51 cde", "B51CDE"],
    ["", ""],
  ])("%j becomes %j", (text, plate) => expect(normalisePlate(text)).toBe(plate));
});

describe("isPlate", () => {
  it.each([
    "AB51 CDE",
    "a123 bcd",
    "ABC 123D",
    "Q123 ABC",
    "123 ABC",
    "ABC 1",
    "1234 AB",
    "A 1",
    "1 A",
    "JIG 1234",
    "BEZ 4321",
    "1234 ABC",
    "ABC 1234",
    "L2WPS",
    "AA19 MOT",
    "QQ50 ZZZ",
  ])("takes %s", (plate) => expect(isPlate(plate)).toBe(true));

  it.each(["", "A", "1", "ABCD", "1234", "AB512 CDE", "123D456", "AB5I CDE", "ABC 12345", "AB51 CDEF", "A1B2C3"])(
    "refuses %j",
    (plate) => expect(isPlate(plate)).toBe(false),
  );
});

describe("plateStyle and formatPlate", () => {
  it.each([
    ["ab51cde", "current", "AB51 CDE"],
    ["AB02CDE", "current", "AB02 CDE"],
    ["AB99CDE", "current", "AB99 CDE"],
    ["AB51ZZZ", "current", "AB51 ZZZ"],
    ["AB00CDE", "unknown", "AB00 CDE"],
    ["AB01CDE", "unknown", "AB01 CDE"],
    ["AB50CDE", "unknown", "AB50 CDE"],
    ["ZB51CDE", "unknown", "ZB51 CDE"],
    ["AI51CDE", "unknown", "AI51 CDE"],
    ["AB51CQE", "unknown", "AB51 CQE"],
    ["Q1ABC", "q", "Q1 ABC"],
    ["Q123ABC", "q", "Q123 ABC"],
    ["A123BCD", "prefix", "A123 BCD"],
    ["L2WPS", "prefix", "L2 WPS"],
    ["U123BCD", "unknown", "U123 BCD"],
    ["ABC123D", "suffix", "ABC 123D"],
    ["ABC1Y", "suffix", "ABC 1Y"],
    ["ABC1Z", "unknown", "ABC 1Z"],
    ["JIG1234", "ni", "JIG 1234"],
    ["BEZ4321", "ni", "BEZ 4321"],
    ["IJ1", "ni", "IJ 1"],
    ["4321BEZ", "ni", "4321 BEZ"],
    ["123ABC", "dateless", "123 ABC"],
    ["ABC1", "dateless", "ABC 1"],
    ["1234AB", "dateless", "1234 AB"],
    ["A1", "dateless", "A 1"],
    ["ABC1234", "unknown", "ABC 1234"],
    ["NOTAPLATE", "unknown", "NOTAPLATE"],
  ])("%s is %s, shown as %s", (plate, style, shown) => {
    expect(plateStyle(plate)).toBe(style);
    expect(formatPlate(plate)).toBe(shown);
  });
});

describe("plateHints", () => {
  it.each([
    ["AB5I CDE", ["AB51CDE"]],
    ["ABS1 CDE", []],
    ["A8O2 BCD", ["A802BCD"]],
    ["0B51 CDE", ["OB51CDE"]],
    ["AB2O COE", ["AB20COE"]],
    ["J1G 1234", ["JIG1234"]],
    ["AB51 CDE", []],
    ["AB51 C0E", ["AB51COE"]],
    ["", []],
    ["0000000000000000000000000000", []],
  ])("%j hints %j", (plate, hints) => expect(plateHints(plate)).toEqual(hints));

  it("never hints the plate itself, and always something classifiable", () => {
    for (const plate of ["IO10 IOI", "O1O1 OIO", "101 ABC", "OO1 I"]) {
      const hints = plateHints(plate);
      expect(hints).not.toContain(normalisePlate(plate));
      for (const hint of hints) expect(plateStyle(hint)).not.toBe("unknown");
    }
  });
});

describe("plateEarliestYear", () => {
  it.each([
    ["AB51 CDE", 2001],
    ["AB02 CDE", 2002],
    ["AB26 CDE", 2026],
    ["AB76 CDE", 2026],
    ["AB49 CDE", 2049],
    ["Y123 BCD", 2001],
    ["A123 BCD", 1983],
    ["ABC 123A", 1963],
    ["ABC 123Y", 1982],
    ["Q123 ABC", null],
    ["JIG 1234", null],
    ["123 ABC", null],
    ["AB50 CDE", null],
  ])("%s: %j", (plate, year) => expect(plateEarliestYear(plate)).toBe(year));
});
