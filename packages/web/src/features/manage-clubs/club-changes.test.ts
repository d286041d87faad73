import { noConditions } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { clubChanges } from "./club-changes.ts";

const ten = {
  id: 1,
  title: "£10 off",
  subtitle: "",
  description: "",
  terms: "",
  amount_pence: 1000,
  conditions: noConditions,
};
const five = {
  id: 2,
  title: "£5 off",
  subtitle: "",
  description: "",
  terms: "",
  amount_pence: 500,
  conditions: noConditions,
};
const live = {
  title: "Winter",
  name: "Winter club",
  starts_on: null,
  ends_on: "2026-12-31",
  group: null,
  only_at: [],
  discounts: [ten, five],
};

const all = ["amount_pence", "conditions", "title", "subtitle", "description", "terms"];

describe("clubChanges", () => {
  it("is empty when nothing differs", () =>
    expect(clubChanges(live, { ...live, discounts: [{ ...ten }, { ...five }] })).toEqual([]));
  it("names the parts with both values", () => {
    expect(clubChanges(live, { ...live, name: "Snow club", ends_on: null })).toEqual([
      { kind: "part", part: "name", was: "Winter club", becomes: "Snow club" },
      { kind: "part", part: "ends_on", was: "2026-12-31", becomes: null },
    ]);
  });
  it("names the group to which it opens", () => {
    const group = { id: 3, title: "Valley", other_ids: [8] };
    expect(clubChanges(live, { ...live, group })).toEqual([
      { kind: "part", part: "group", was: null, becomes: "Valley" },
    ]);
  });
  it("names the locations to which it is limited", () => {
    const only_at = [
      { id: 1, name: "Hackney" },
      { id: 2, name: "Bow" },
    ];
    expect(clubChanges(live, { ...live, only_at })).toEqual([
      { kind: "part", part: "locations", was: "", becomes: "Hackney and Bow" },
    ]);
  });
  it("tells changed, new and removed discounts apart", () => {
    const dearer = { ...ten, amount_pence: 2000 };
    const fresh = { ...five, id: null, title: "Free check" };
    expect(clubChanges(live, { ...live, discounts: [dearer, fresh] })).toEqual([
      { kind: "discount", was: ten, becomes: dearer, parts: ["amount_pence"] },
      { kind: "discount", was: null, becomes: fresh, parts: all },
      { kind: "discount", was: five, becomes: null, parts: all },
    ]);
  });
});
