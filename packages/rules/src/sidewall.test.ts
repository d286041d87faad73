import { describe, expect, it } from "vitest";
import { canonicalSidewall, isSidewallEmpty, noSidewallText, readSidewall, type SidewallText } from "./sidewall.ts";

const now = new Date("2026-11-23T12:00:00Z");
const read = (text: Partial<SidewallText>) => readSidewall({ ...noSidewallText, ...text }, now);
const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" => ").map((part) => part.trim().replace(/^"|"$/g, "")));

/** As they stand on tyres and invoices, and as people type them: size, load and speed. */
const sizes = linesOf(`
  205/55 R16 91V => 205/55 R16 91 V
  205/55R16 91V => 205/55 R16 91 V
  205/55r16 91v => 205/55 R16 91 V
  205 55 16 91 V => 205/55 R16 91 V
  205-55-16 => 205/55 R16
  2055516 => 205/55 R16
  205/55/16 => 205/55 R16
  195/65 R15 91H => 195/65 R15 91 H
  195/65R15 95T XL => 195/65 R15 XL 95 T
  185/65 R15 88T => 185/65 R15 88 T
  185/60R15 84H => 185/60 R15 84 H
  185/55 R15 82V => 185/55 R15 82 V
  175/65 R14 82T => 175/65 R14 82 T
  175/65R14C 90/88T => 175/65 R14C 90/88 T
  165/70R14 81T => 165/70 R14 81 T
  165/65 R14 79T => 165/65 R14 79 T
  155/65R14 75T => 155/65 R14 75 T
  155/80 R13 79T => 155/80 R13 79 T
  145/80R13 75T => 145/80 R13 75 T
  135/80 R13 70T => 135/80 R13 70 T
  195/55 R16 87V => 195/55 R16 87 V
  195/50R15 82V => 195/50 R15 82 V
  195/45 R16 84V XL => 195/45 R16 XL 84 V
  205/45R17 88W XL => 205/45 R17 XL 88 W
  205/50 R17 93W EXTRA LOAD => 205/50 R17 XL 93 W
  205/60R16 96V XL => 205/60 R16 XL 96 V
  215/55 R17 94V => 215/55 R17 94 V
  215/60R17 96H => 215/60 R17 96 H
  215/65 R16 98H => 215/65 R16 98 H
  215/45 R18 93W XL => 215/45 R18 XL 93 W
  225/45 R17 91Y => 225/45 R17 91 Y
  225/45R17 94W REINFORCED => 225/45 R17 XL 94 W
  225/40 R18 92Y XL => 225/40 R18 XL 92 Y
  225/40 ZR18 (92Y) XL => 225/40 ZR18 XL 92 Y
  225/35ZR19 (88Y) => 225/35 ZR19 88 Y
  225/50R17 94W RFT => 225/50 R17 RFT 94 W
  225/55 R17 97Y * => 225/55 R17 * 97 Y
  225/65R17 102H => 225/65 R17 102 H
  235/35 R19 91Y XL => 235/35 R19 XL 91 Y
  235/45R18 98W XL => 235/45 R18 XL 98 W
  235/55 R19 105V XL => 235/55 R19 XL 105 V
  235/60R18 107V => 235/60 R18 107 V
  235/65R16C 115/113R => 235/65 R16C 115/113 R
  245/40 R18 97Y XL MO => 245/40 R18 XL MO 97 Y
  245/45R19 102Y AO => 245/45 R19 AO 102 Y
  255/35 R19 96Y XL N0 => 255/35 R19 XL N0 96 Y
  255/55R20 110W => 255/55 R20 110 W
  255/40ZR20 (101Y) => 255/40 ZR20 101 Y
  265/65 R17 112T => 265/65 R17 112 T
  275/40R20 106Y XL => 275/40 R20 XL 106 Y
  275/30 ZR20 (97Y) => 275/30 ZR20 97 Y
  285/45R22 114V => 285/45 R22 114 V
  295/35 ZR21 107Y XL => 295/35 ZR21 XL 107 Y
  305/30 ZR19 (102Y) => 305/30 ZR19 102 Y
  315/35R20 110W => 315/35 R20 110 W
  195/75 R16C 107/105R => 195/75 R16C 107/105 R
  205/65R16C 107/105T => 205/65 R16C 107/105 T
  215/65 R16C 109/107T => 215/65 R16C 109/107 T
  225/75R16CP 116R => 225/75 R16CP 116 R
  195 R14C 106/104R => 195 R14C 106/104 R
  185R14C 102/100R => 185 R14C 102/100 R
  155R13 78S => 155 R13 78 S
  T125/70D16 96M => T125/70 D16 96 M
  P205/75R15 97S => P205/75 R15 97 S
  LT245/75R16 120/116S => LT245/75 R16 120/116 S
  205/55 R16 91H M+S 3PMSF => 205/55 R16 M+S 3PMSF 91 H
  165/80-15 87S => 165/80 D15 87 S
  235/85R16 120/116Q => 235/85 R16 120/116 Q
`);

const wrongSizes = linesOf(`
  hello => not_a_size
  205 => not_a_size
  205/55 => not_a_size
  55R16 => not_a_size
  R16 => not_a_size
  91V => not_a_size
  205/5 R16 => not_a_size
  205/55 R165 => not_a_size
  2418 => not_a_size
  205/55 RX16 => not_a_size
  205x55x16 => not_a_size
  31x10.50 R15 => inch_size
  33X12.50R20LT => inch_size
  200/55 R16 => width_out_of_range
  206/55 R16 => width_out_of_range
  095/55 R16 => width_out_of_range
  905/55 R16 => width_out_of_range
  205/57 R16 => aspect_out_of_range
  205/20 R16 => aspect_out_of_range
  205/95 R16 => aspect_out_of_range
  205/55 R09 => rim_out_of_range
  205/55 R26 => rim_out_of_range
  205/55 R16.5 => rim_out_of_range
  205/55 R16 91 => load_without_speed
  205/55 R16 V => speed_without_load
  205/55 R16 91O => speed_unknown
  205/55 R16 91X => speed_unknown
  205/55 R16 300V => load_out_of_range
  215/65 R16C 107/109T => load_pair_reversed
  205/55 R16 91V6 => rating_not_understood
`);

/** Week, year and age in whole years. */
const dots = linesOf(`
  2418 => 24 2018 8
  0124 => 1 2024 2
  5223 => 52 2023 2
  5320 => 53 2020 5
  0100 => 1 2000 26
  4726 => 47 2026 0
  4826 => 48 2026 0
  DOT HD7R 08NX 2418 => 24 2018 8
  DOT 1HD 7R08NX 0316 => 3 2016 10
  dot y9 6y 1ch 4021 => 40 2021 5
  DOTXLK96YCH4021 => 40 2021 5
  DOT CX 8Y TJRR 1115 => 11 2015 11
  DOT 4B YV 4HJR 3512 => 35 2012 14
  4021 => 40 2021 5
  40/21 => 40 2021 5
  40 21 => 40 2021 5
  " 40-21 " => 40 2021 5
  ４０２１ => 40 2021 5
  1210 => 12 2010 16
  2999 => in_future
  4926 => in_future
  5126 => in_future
  0127 => in_future
  5418 => week_out_of_range
  0018 => week_out_of_range
  9924 => week_out_of_range
  6016 => week_out_of_range
  348 => three_digit_date
  DOT HD7R 08N 127 => three_digit_date
  DOT HD7R 08NX => no_date_code
  24181 => no_date_code
  HELLO WORLD => no_date_code
  24 => too_short
  4 => too_short
  W18 => too_short
`);

describe("a sidewall, string by string", () => {
  it("is a table of at least 150", () => {
    expect(sizes.length + wrongSizes.length + dots.length + ratings.length).toBeGreaterThanOrEqual(150);
  });

  it.each(sizes)("reads %j as %j", (size, expected) => {
    const text = { ...noSidewallText, size: size ?? "" };
    const reading = readSidewall(text, now);
    expect(reading.problems).toEqual({});
    const canonical = canonicalSidewall(text, reading);
    expect([canonical.size, canonical.load, canonical.speed].filter(Boolean).join(" ")).toBe(expected);
    expect(canonicalSidewall(canonical, readSidewall(canonical, now))).toEqual(canonical);
  });

  it.each(wrongSizes)("does not take %j for a size: %s", (size, reason) => {
    expect(read({ size }).problems.size?.reason).toBe(reason);
    expect(read({ size }).size).toBeNull();
  });

  it.each(dots)("reads DOT %j as %s", (dot, expected) => {
    const { made, problems } = read({ dot });
    expect(made ? `${made.week} ${made.year} ${made.ageYears}` : problems.dot?.reason).toBe(expected);
  });
});

/** Size, load and speed as typed in fields of their own, and what comes of load and speed. */
const ratings = linesOf(`
  205/55 R16 | 91 | V => 91 V
  205/55 R16 91V | | => 91 V
  205/55 R16 91V | 91 | v => 91 V
  205/55 R16 | 091 | V => 91 V
  | 91 | => 91
  | | (Y) => Y
  | 109/107 | T => 109/107 T
  | 109 / 107 | R => 109/107 R
  | ９１ | Ｖ => 91 V
  205/55 R16 91V | 94 | => load_differs
  205/55 R16 91V | | W => speed_differs
  215/65 R16C 109/107T | 109 | => 109/107 T
  215/65 R16C 109/107T | 109/106 | => load_differs
  | 107/109 | => load_pair_reversed
  | 999 | => load_out_of_range
  | 109/280 | => load_out_of_range
  | 9 | => load_not_understood
  | 91V | => load_not_understood
  | ninety | => load_not_understood
  | 91.5 | => load_not_understood
  | -91 | => load_not_understood
  | | X => speed_unknown
  | | O => speed_unknown
  | | 91 => speed_unknown
  | | VR => speed_unknown
`);

it.each(ratings)("reads the ratings %j as %s", (typed, expected) => {
  const [size = "", load = "", speed = ""] = (typed ?? "").split("|").map((part) => part.trim());
  const reading = read({ size, load, speed });
  const fault = reading.problems.load ?? reading.problems.speed;
  const dual = reading.load?.dual ?? null;
  const shown = [reading.load && `${reading.load.single}${dual === null ? "" : `/${dual}`}`, reading.speed];
  expect(fault?.reason ?? shown.filter(Boolean).join(" ")).toBe(expected);
});

describe("a sidewall as a whole", () => {
  it("has no problem where nothing was typed, and keeps the make as it is", () => {
    expect(read({})).toEqual({ size: null, load: null, speed: null, made: null, problems: {} });
    expect(isSidewallEmpty({ ...noSidewallText, make: "  " })).toBe(true);
    expect(isSidewallEmpty({ ...noSidewallText, make: "Dunlop" })).toBe(false);
    const text = { ...noSidewallText, make: " Nokian Hakkapeliitta ", dot: "dot hd7r 2418" };
    expect(canonicalSidewall(text, readSidewall(text, now))).toEqual({
      ...noSidewallText,
      make: "Nokian Hakkapeliitta",
      dot: "DOT HD7R 2418",
    });
  });

  it("reads each field for itself", () => {
    const { problems, speed } = read({ size: "205", load: "91", speed: "V", dot: "5418" });
    expect(Object.keys(problems)).toEqual(["size", "dot"]);
    expect(speed).toBe("V");
  });
});
