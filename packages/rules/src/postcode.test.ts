import { describe, expect, it } from "vitest";
import { formatPostcode, isPostcode } from "./postcode.ts";

describe("formatPostcode", () => {
  it.each([
    ["M1 1AA", "M1 1AA"],
    ["m601nw", "M60 1NW"],
    ["cr2-6xh", "CR2 6XH"],
    ["DN55 1PT", "DN55 1PT"],
    ["w1a  1hq", "W1A 1HQ"],
    ["EC1A1BB", "EC1A 1BB"],
    ["N1P 1AA", "N1P 1AA"],
    ["gir0aa", "GIR 0AA"],
    ["BT1 5GS", "BT1 5GS"],
    [" l s 1 4 a p.", "LS1 4AP"],
    ["ＬＳ１　４ＡＰ", "LS1 4AP"],
    ["BF1 2AA", "BF1 2AA"],
  ])("%j is %j", (text, postcode) => {
    expect(formatPostcode(text)).toBe(postcode);
    expect(isPostcode(text)).toBe(true);
  });

  it.each([
    "",
    "LS1",
    "LS1 4A",
    "LS1 4APX",
    "QS1 4AP",
    "VS1 4AP",
    "XS1 4AP",
    "LI1 4AP",
    "LZ1 4AP",
    "LS1 4CP",
    "LS1 4AV",
    "LS1 AAP",
    "W1I 1HQ",
    "EC1C 1BB",
    "123 4AP",
    "90210",
    "GIR 0AB",
    "BFPO 57",
    "LS111 4AP",
  ])("refuses %j", (text) => {
    expect(formatPostcode(text)).toBeNull();
    expect(isPostcode(text)).toBe(false);
  });
});
