import { describe, expect, it } from "vitest";
import { formatTyreSize, overallDiameterMm, parseTyreSize } from "./tyre-size.ts";

describe("parseTyreSize, read and written again", () => {
  it.each([
    ["205/55 R16 91V XL", "205/55 R16 91V XL"],
    ["205/55r16 91v", "205/55 R16 91V"],
    ["205/55R1691V", "205/55 R16 91V"],
    ["205/55R16 91 V", "205/55 R16 91V"],
    ["205/55R16", "205/55 R16"],
    ["205/55 16", "205/55 R16"],
    ["205-55-16", "205/55 R16"],
    ["205 55 16 91V", "205/55 R16 91V"],
    ["205/55/16", "205/55 R16"],
    ["2055516", "205/55 R16"],
    ["205551691V", "205/55 R16 91V"],
    ["２０５／５５Ｒ１６", "205/55 R16"],
    ["  205 / 55  R 16  91V ", "205/55 R16 91V"],
    ["225/45R17 91VXL", "225/45 R17 91V XL"],
    ["225/45 R17 EXTRA LOAD 94W", "225/45 R17 94W XL"],
    ["225/45R17 94W reinforced", "225/45 R17 94W XL"],
    ["225/45RF17 91W RFT", "225/45 RF17 91W RFT"],
    ["225/40 ZR18 (92Y)", "225/40 ZR18 (92Y)"],
    ["225/40ZR18 92(Y) XL", "225/40 ZR18 (92Y) XL"],
    ["225/40 ZR18", "225/40 ZR18"],
    ["205/55 R16 (91V)", "205/55 R16 91V"],
    ["215/65R16C 109/107T", "215/65 R16C 109/107T"],
    ["215/65R16C109/107T (106T)", "215/65 R16C 109/107T 106T"],
    ["225/75R16CP 116R", "225/75 R16CP 116R"],
    ["LT245/75R16 120/116S", "LT245/75 R16 120/116S"],
    ["245/75R16LT 120/116S", "245/75 R16LT 120/116S"],
    ["275/70R22.5 148/145M", "275/70 R22.5 148/145M"],
    ["275/70 R22,5 148/145 M", "275/70 R22.5 148/145M"],
    ["HL245/40R19 101W", "HL245/40 R19 101W"],
    ["T125/70D16 96M", "T125/70 D16 96M"],
    ["165/80-15 87S", "165/80 D15 87S"],
    ["P205/75R15 97S", "P205/75 R15 97S"],
    ["185R14C 102/100R", "185 R14C 102/100R"],
    ["155 R13 78T", "155 R13 78T"],
    ["185/82R14 90H", "185 R14 90H"],
    ["205/55 R16 91V * M&S 3PMSF", "205/55 R16 91V * M+S 3PMSF"],
    ["205/55 R16 91V*", "205/55 R16 91V *"],
    ["205/55 R16 91A8", "205/55 R16 91A8"],
  ])("%j is %s", (text, canonical) => {
    const reading = parseTyreSize(text);
    expect(reading.ok && formatTyreSize(reading.size)).toBe(canonical);
    expect(reading.ok && parseTyreSize(canonical)).toEqual(reading);
  });
});

describe("parseTyreSize, field by field", () => {
  it.each([
    [
      "205/55 R16 91V XL",
      {
        width: 205,
        aspect: 55,
        construction: "R",
        rimInches: 16,
        loadIndex: 91,
        speed: "V",
        extraLoad: true,
        commercial: false,
        marks: [],
      },
    ],
    [
      "LT245/75R16 120/116S",
      {
        width: 245,
        aspect: 75,
        construction: "R",
        rimInches: 16,
        loadIndex: 120,
        loadIndexDual: 116,
        speed: "S",
        extraLoad: false,
        commercial: true,
        prefix: "LT",
        marks: [],
      },
    ],
    [
      "225/40 ZR18 (92Y)",
      {
        width: 225,
        aspect: 40,
        construction: "ZR",
        rimInches: 18,
        loadIndex: 92,
        speed: "Y",
        aboveSpeed: true,
        extraLoad: false,
        commercial: false,
        marks: [],
      },
    ],
    [
      "185R14C",
      { width: 185, aspect: 82, construction: "R", rimInches: 14, extraLoad: false, commercial: true, marks: [] },
    ],
    [
      "205/60R16 96H RF M+S M+S",
      {
        width: 205,
        aspect: 60,
        construction: "R",
        rimInches: 16,
        loadIndex: 96,
        speed: "H",
        extraLoad: false,
        commercial: false,
        marks: ["RF", "M+S"],
      },
    ],
  ])("%s", (text, size) => expect(parseTyreSize(text)).toEqual({ ok: true, size }));
});

describe("parseTyreSize, what cannot be", () => {
  it.each([
    ["", "empty", ""],
    [" \t", "empty", ""],
    ["hello", "not_a_size", "HELLO"],
    ["20/55R16", "not_a_size", "20/55R16"],
    ["205/5R16", "not_a_size", "205/5R16"],
    ["205/55", "not_a_size", "205/55"],
    ["205 16", "not_a_size", "205 16"],
    ["205/55R165", "not_a_size", "205/55R165"],
    ["31x10.50R15LT 109Q", "inch_size", "31X10.50R15LT 109Q"],
    ["999/55R16", "width_out_of_range", "999"],
    ["095/55R16", "width_out_of_range", "095"],
    ["200/55R16", "width_out_of_range", "200"],
    ["465/55R16", "width_out_of_range", "465"],
    ["205/57R16", "aspect_out_of_range", "57"],
    ["205/20R16", "aspect_out_of_range", "20"],
    ["205/90R16", "aspect_out_of_range", "90"],
    ["205/55R09", "rim_out_of_range", "09"],
    ["205/55R25", "rim_out_of_range", "25"],
    ["205/55R16.5", "rim_out_of_range", "16.5"],
    ["205/55R16 91", "load_without_speed", "91"],
    ["205/55R16 91 XL", "load_without_speed", "91"],
    ["205/55R16 91XL", "load_without_speed", "91"],
    ["215/65R16C 109/107", "load_without_speed", "109/107"],
    ["205/55R16 V", "speed_without_load", "V"],
    ["205/55R16 91X", "speed_unknown", "X"],
    ["205/55R16 91O", "speed_unknown", "O"],
    ["205/55R16 300V", "load_out_of_range", "300"],
    ["215/65R16C 107/280T", "load_out_of_range", "280"],
    ["215/65R16C 107/109T", "load_pair_reversed", "107/109"],
    ["205/55R16 91VRF", "rating_not_understood", "91VRF"],
  ])("%j: %s", (text, reason, detail) => expect(parseTyreSize(text)).toEqual({ ok: false, reason, detail }));

  it("takes no essays", () => {
    expect(parseTyreSize(`205/55R16 91V ${"A ".repeat(60)}`)).toMatchObject({ ok: false, reason: "not_a_size" });
  });
});

describe("overallDiameterMm", () => {
  it.each([
    ["205/55 R16", 631.9],
    ["225/40 R18", 637.2],
    ["275/70 R22.5", 956.5],
    ["185 R14C", 659],
  ])("%s: %d mm", (text, mm) => {
    const reading = parseTyreSize(text);
    expect(reading.ok && overallDiameterMm(reading.size)).toBe(mm);
  });
});
