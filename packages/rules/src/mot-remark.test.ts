import { describe, expect, it } from "vitest";
import { motSeverity, readTyreRemark } from "./mot-remark.ts";
import { shortPosition } from "./vehicle-position.ts";

/** What testers wrote, as it stands in MOT histories, and the wheels that it is about; `-` where it is about no tyre on the road. */
const remarks: readonly (readonly [string, string])[] = [
  ["Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))", "fl"],
  ["Offside Front Tyre worn close to legal limit/worn on edge wearing edges (5.2.3 (e))", "fr"],
  ["Offside Rear Tyre worn close to legal limit/worn on edge  2.7mm scrubbing inner edge (5.2.3 (e))", "rr"],
  ["Nearside Rear Tyre worn close to legal limit/worn on edge  Inner edge (5.2.3 (e))", "rl"],
  ["Nearside Front Tyre worn close to legal limit/worn on edge  both front (5.2.3 (e))", "fl fr"],
  ["Front Tyre worn close to legal limit/worn on edge  both (5.2.3 (e))", "fl fr"],
  ["Rear Tyre worn close to legal limit/worn on edge  Both (5.2.3 (e))", "rl rr"],
  ["Front Tyre slightly damaged/cracking or perishing  Both (5.2.3 (d) (ii))", "fl fr"],
  ["Nearside Front Tyre slightly damaged/cracking or perishing (5.2.3 (d) (ii))", "fl"],
  ["Nearside Rear Tyre slightly damaged/cracking or perishing  185/55-15 (5.2.3 (d) (ii))", "rl"],
  [
    "Nearside Rear Inner Tyre slightly damaged/cracking or perishing  wall/also cracks in tread pattern (5.2.3 (d) (ii))",
    "rl",
  ],
  ["Offside Rear Tyre slightly damaged/cracking or perishing  cracks in tread pattern (5.2.3 (d) (ii))", "rr"],
  ["Offside Rear Tyre slightly damaged/cracking or perishing  Tyre has age related cracking (5.2.3 (d) (ii))", "rr"],
  ["Nearside Front Tyre tread depth below requirements of 1.6mm (5.2.3 (e))", "fl"],
  ["Nearside Front Tyre tread depth below requirements of 1.6mm (4.1.E.1)", "fl"],
  ["Offside Front Tyre tread depth not in accordance with the requirements (5.2.3 (e))", "fr"],
  ["Offside Rear Tyre tread depth below requirements of 1.6mm  on inner edge (5.2.3 (e))", "rr"],
  ["Offside Rear Tyre worn close to the legal limit (4.1.E.1)", "rr"],
  ["Nearside Rear Tyre worn close to the legal limit (4.1.E.1)", "rl"],
  ["Front Tyres worn close to the legal limit (4.1.E.1)", "fl fr"],
  [
    "Nearside Front Tyre has a cut in excess of the requirements deep enough to reach the ply or cords (5.2.3 (d) (i))",
    "fl",
  ],
  ["Offside Rear Tyre has a cut but not deep enough to reach the ply or cords (5.2.3 (d) (i))", "rr"],
  ["Nearside Rear Tyre has ply or cords exposed (5.2.3 (d) (ii))", "rl"],
  [
    "Offside Front Tyre has a lump, bulge or tear caused by separation or partial failure of its structure (5.2.3 (d) (ii))",
    "fr",
  ],
  ["Offside Front Tyre has a tear, caused by separation or partial failure of its structure (5.2.3 (d) (ii))", "fr"],
  ["Nearside Front Tyre not fitted in compliance with the manufacturers sidewall instructions (5.2.3 (b))", "fl"],
  ["Offside Rear Tyre under-inflated (5.2.3 (f))", "rr"],
  ["Offside Rear Nail in tyre", "rr"],
  ["Nail in nearside rear tyre", "rl"],
  ["Nearside outer rear tyre worn close to legal limit", "rl"],
  ["Rear offside tyre perished", "rr"],
  ["Front nearside and offside tyres worn on outer edges", "fl fr"],
  ["Nearside front and rear tyres perished on side walls", "fl rl"],
  ["Nearside front and offside rear tyres low on tread", "fl rr"],
  ["N/S/F tyre close to legal limit", "fl"],
  ["n/s/r tyre worn on inner edge", "rl"],
  ["NSF tyre worn, OSR tyre cut", "fl rr"],
  ["O/S front tyre has slight cut in sidewall", "fr"],
  ["o/s/f and o/s/r tyres perishing", "fr rr"],
  ["both rear tyres close to limit", "rl rr"],
  ["Both front tyres wearing on inner edges", "fl fr"],
  ["Rear tyres both worn on shoulders", "rl rr"],
  ["Front and rear tyres cracking", "fl fr rl rr"],
  ["All tyres slightly perished", "fl fr rl rr"],
  ["all four tyres cracked in tread", "fl fr rl rr"],
  ["Left front tyre scuffed", "fl"],
  ["Right hand rear tyre low", "rr"],
  ["front left tyre 2mm", "fl"],
  ["offside tyres worn", "fr rr"],
  ["Tyres worn unevenly, check tracking", ""],
  ["Tyre pressure monitoring system malfunction (5.2.3 (h) (i))", ""],
  ["Spare tyre defective", "-"],
  ["Nearside Front Brake hose fouling on tyre (1.1.12 (d))", "-"],
  ["Front Brake disc worn, pitted or scored, but not seriously weakened  both (1.1.14 (a) (ii))", "-"],
  ["Offside Front Lower Suspension arm ball joint has slight play (5.3.4 (a) (i))", "-"],
  ["Rear Registration plate deteriorated but not likely to be misread (0.1 (b))", "-"],
  ["Nearside Front Road wheel slightly damaged or distorted (5.2.2 (c))", "-"],
];

describe("readTyreRemark", () => {
  it.each(remarks)("%s: %s", (text, expected) => {
    const remark = readTyreRemark(text);
    expect(remark === null ? "-" : remark.positions.map(shortPosition).join(" ")).toBe(expected);
    const shouted = readTyreRemark(text.toUpperCase());
    expect(shouted).toEqual(remark);
  });

  it("reads more than forty of them", () => expect(remarks.length).toBeGreaterThan(40));
});

describe("motSeverity", () => {
  it.each([
    ["ADVISORY", false, "advisory"],
    ["MINOR", false, "minor"],
    ["MAJOR", false, "major"],
    ["FAIL", false, "major"],
    ["PRS", false, "major"],
    ["DANGEROUS", true, "dangerous"],
    ["MAJOR", true, "dangerous"],
    ["USER ENTERED", false, "advisory"],
    ["something new", false, "advisory"],
  ])("%s, dangerous %s: %s", (type, dangerous, severity) => expect(motSeverity(type, dangerous)).toBe(severity));
});
