import { expect, it } from "vitest";
import { unbroken } from "./unbroken.ts";

it.each([
  ["Forge Lane, Bristol BS1 4DJ", "Forge Lane, Bristol BS1_4DJ"],
  ["TX65 CTC, Citroën C3", "TX65_CTC, Citroën C3"],
  ["P12 ABC and B7 XYZ", "P12_ABC and B7_XYZ"],
  ["2 tyres 205/55 R16 91V XL from stock", "2 tyres 205/55_R16_91V_XL from stock"],
  ["215/65 R16C 109/107T", "215/65_R16C_109/107T"],
  ["225/40 ZR18 (92Y)", "225/40_ZR18_(92Y)"],
  ["Mon 23 Nov, 08:30 – 09:30", "Mon 23 Nov, 08:30_–\u2060_09:30"],
  ["Call 0117 496 0123 or 07700 900123", "Call 0117_496_0123 or 07700_900123"],
  ["12 High Street, 2nd floor", "12 High Street, 2nd floor"],
])("keeps together what belongs together: %s", (text, wanted) => {
  expect(unbroken(text)).toBe(wanted.replaceAll("_", "\u00a0"));
});
