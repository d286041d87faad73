import { describe, expect, it } from "vitest";
import { nationOf } from "./nation.ts";

describe("nationOf", () => {
  it.each([
    ["LS1 4AP", "england_and_wales"],
    ["CF10 1EP", "england_and_wales"],
    ["GL1 1AA", "england_and_wales"],
    ["GY1 1AA", "england_and_wales"],
    ["G2 1DU", "scotland"],
    ["g21du", "scotland"],
    ["EH1 1YZ", "scotland"],
    ["ZE1 0AA", "scotland"],
    ["TD12 4DT", "scotland"],
    ["TD15 1AB", "england_and_wales"],
    ["BT1 5GS", "northern_ireland"],
    ["", "england_and_wales"],
  ])("%s: %s", (postcode, nation) => expect(nationOf(postcode)).toBe(nation));
});
